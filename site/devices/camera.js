// Where a screen has the element `#camera`, shows in it what the camera sees, and sends the codes that it reads: the
// intents are named by the element. The camera is let go when the element or the page is out of sight.
const AGAIN = 2_000; // milliseconds after which a code is sent once more: it may have been refused
const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 } };

const root = document.documentElement;
let send = null;
let sight = null; // while the camera is open, or being opened
let refused = null; // the element for which the camera was not to be had, until the screen has another

root.dataset.cameras = "one";

// Called with each answer: the codes that were read meanwhile are sent with the next intent.
export function follow(sender) {
  send = sender;
  const place = document.getElementById("camera");
  if (sight && sight.place !== place) close();
  if (!sight && place && place !== refused && !document.hidden) open(place);
  else sight?.hand();
}

export const isOpen = () => sight !== null;

// A tablet has one camera in front and one or several behind.
export async function other() {
  const place = sight?.place;
  const cameras = await listed();
  if (!place?.isConnected || cameras.length < 2) return;
  const now = cameras.findIndex(({ deviceId }) => deviceId === sight?.camera);
  close();
  open(place, { deviceId: { exact: cameras[(now + 1) % cameras.length].deviceId } });
}

function open(place, which = { facingMode: { ideal: "environment" } }) {
  const opened = (sight = new Sight(place));
  opened.open(which).catch((error) => {
    if (sight !== opened) return;
    close();
    refused = place;
    send({ do: place.dataset.failed, data: { why: error.name } });
  });
}

function close() {
  sight?.close();
  sight = null;
}

document.addEventListener("visibilitychange", () => (document.hidden ? close() : send && follow(send)));
window.addEventListener("pagehide", close);

async function listed() {
  return (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === "videoinput");
}

class Sight {
  #stream = null;
  #reader = null;
  #ended = false;
  #fail = null;
  #read = []; // the codes that are not sent yet
  #handed = true; // whether the intent that was sent last is answered
  #last = { text: null, at: 0 };

  constructor(place) {
    this.place = place;
  }

  get camera() {
    return this.#stream?.getVideoTracks()[0].getSettings().deviceId;
  }

  // Ends only when something fails, or the camera is closed.
  async open(which) {
    if (!navigator.mediaDevices) throw new DOMException("not a secure page", "SecurityError");
    const failed = new Promise((_, fail) => (this.#fail = fail));
    failed.catch(() => {});
    this.#stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { ...PICTURE, ...which } });
    if (this.#ended) return this.#letGo();
    this.#stream.getVideoTracks()[0].addEventListener("ended", () => this.#fail(new DOMException("", "NotReadableError")));
    this.#reader = new Worker(new URL("./code_reader.mjs", import.meta.url), { type: "module" });
    this.#reader.onerror = () => this.#fail(new DOMException("", "NotSupportedError"));
    this.place.srcObject = this.#stream;
    await this.place.play();
    root.dataset.cameras = (await listed()).length > 1 ? "several" : "one";
    if (this.#ended) return;
    send({ do: this.place.dataset.begun });
    await Promise.race([failed, this.#look()]);
  }

  async #look() {
    while (!this.#ended) {
      await nextPicture(this.place);
      if (this.#ended) return;
      const { text, failed } = await this.#readPicture(await createImageBitmap(this.place));
      if (failed) throw new DOMException(failed, "NotSupportedError");
      if (text) this.#take(text);
    }
  }

  #readPicture(picture) {
    return new Promise((done) => {
      this.#reader.onmessage = ({ data }) => done(data);
      this.#reader.postMessage(picture, [picture]);
    });
  }

  #take(text) {
    const now = performance.now();
    if (text === this.#last.text && now - this.#last.at < AGAIN) return;
    this.#last = { text, at: now };
    this.#read.push(text);
    if (this.#handed) this.hand();
  }

  // An answer is there: the engine has time for the codes that were read since.
  hand() {
    this.#handed = !this.#read.length;
    if (this.#handed) return;
    send({ do: this.place.dataset.code, data: { code: this.#read.splice(0).join("\n") } });
  }

  close() {
    this.#ended = true;
    this.#letGo();
  }

  #letGo() {
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#reader?.terminate();
    if (this.place.srcObject === this.#stream) this.place.srcObject = null; // else another camera is in it
  }
}

function nextPicture(video) {
  return new Promise((done) => {
    if (video.requestVideoFrameCallback) video.requestVideoFrameCallback(done);
    else setTimeout(done, 40);
  });
}
