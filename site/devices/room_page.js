// The page for everybody of the judge's room, at the relay: sent when it is new, and again whenever the room is opened there.
import { send } from "./relay_asking.js";

const TOO_LONG = 413; // another time it will be too long as well

export class RoomPage {
  #room;
  #content; // null where none is to be there, undefined where nothing was ever said of it
  #isUnsent = false;

  constructor(room) {
    this.#room = room;
  }

  put(content) {
    this.#content = content;
    return this.send();
  }

  async send() {
    const body = this.#content;
    if (body === undefined) return;
    this.#isUnsent = true;
    const method = body === null ? "DELETE" : "POST";
    const answer = await send(method, `relay/${this.#room.name}/live`, body, this.#room).catch(() => null);
    if (body === this.#content && (answer?.ok || answer?.status === TOO_LONG)) this.#isUnsent = false;
  }

  check() {
    if (this.#isUnsent) this.send();
  }
}
