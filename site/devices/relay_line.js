// What the relay sends to this page, for as long as it is wanted: an EventSource that is opened again whatever befell it.
export const AGAIN = 1_000; // milliseconds from one try to the next, and after so many tries
export const TRIES = 60;
export const LATER = 5_000;
const QUIET = 15_000; // with a sign of life from the other every few seconds: a line that says nothing for so long is dead

// `before` resolves to whether it may be opened, `heard` has what is done with each event, `broke` is called when it breaks.
export class Line {
  #with;
  #source = null;
  #last = 0;
  #heard = 0;
  #tries = 0;
  #timer = null;
  #gaveWay = 0;
  #stopped = false;

  constructor(more) {
    this.#with = more;
  }

  async begin() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const isReady = await this.#with.before().catch(() => false);
    if (this.#stopped || this.#source) return;
    if (!isReady) return this.#later();
    const source = (this.#source = new EventSource(this.#with.address(this.#last)));
    this.#heard = Date.now();
    for (const [event, act] of Object.entries(this.#with.heard)) {
      source.addEventListener(event, ({ data, lastEventId }) => {
        if (source !== this.#source) return;
        this.#heard = Date.now();
        this.#tries = 0;
        if (lastEventId) this.#last = lastEventId;
        act(data);
      });
    }
    source.addEventListener("replaced", () => source === this.#source && this.#giveWay());
    source.addEventListener("ended", () => source === this.#source && this.#ended());
    source.onerror = () => source === this.#source && this.again();
  }

  again() {
    if (this.#stopped || this.#timer) return;
    this.#source?.close();
    this.#source = null;
    this.#with.broke();
    this.#later();
  }

  // Another window of this device has taken the place: a guest's comes back to the one that is looked at, the judge's
  // to the one that may write.
  #giveWay() {
    this.#source.close();
    this.#source = null;
    this.#gaveWay = Date.now();
    this.#with.broke();
    this.#with.gaveWay?.();
  }

  // Whoever closed the room may open it again.
  #ended() {
    this.#tries = TRIES;
    this.again();
  }

  #later() {
    this.#tries += 1;
    this.#timer = setTimeout(() => this.begin(), this.#tries > TRIES ? LATER : AGAIN);
  }

  // A line that broke without a word, as in a sleep of this device.
  check() {
    if (this.#gaveWay && document.hasFocus() && Math.abs(Date.now() - this.#gaveWay) > LATER) {
      this.#gaveWay = 0;
      this.begin();
    }
    if (this.#source && this.#with.waits() && Math.abs(Date.now() - this.#heard) > QUIET) this.again();
  }

  stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }
}
