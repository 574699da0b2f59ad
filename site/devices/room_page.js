// The page for everybody of the judge's room, at the relay: sent when it is new, and again whenever the room is opened there.
const TOO_LONG = 413; // another time it will be too long as well

export class RoomPage {
  #address;
  #headers;
  #content; // null where none is to be there, undefined where nothing was ever said of it
  #isUnsent = false;

  constructor(room, token) {
    this.#address = `relay/${room}/live`;
    this.#headers = { "Content-Type": "text/plain", "X-Owner": token };
  }

  put(content) {
    this.#content = content;
    return this.send();
  }

  async send() {
    const body = this.#content;
    if (body === undefined) return;
    this.#isUnsent = true;
    const about = body === null ? { method: "DELETE" } : { method: "POST", body };
    const answer = await fetch(this.#address, { ...about, headers: this.#headers }).catch(() => null);
    if (body === this.#content && (answer?.ok || answer?.status === TOO_LONG)) this.#isUnsent = false;
  }

  check() {
    if (this.#isUnsent) this.send();
  }
}
