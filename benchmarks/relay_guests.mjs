// Guests of a room at a relay, for room.py: each with keys and a connection of its own, and no engine.
// node relay_guests.mjs FOLDER ADDRESS: commands as lines of JSON come in, one line of JSON answers each.
import { createInterface } from "node:readline";

const [folder, address] = process.argv.slice(2);
globalThis.self = globalThis;
const { makeKeys, seal, unseal } = await import(`${folder}/sealing.js`);
const guests = [];
let room, key, harm;

class Guest {
  keys = makeKeys();
  number = 0;
  waits = {};
  welcomed = null;

  constructor(hello) {
    this.hello = hello;
  }

  // The stream of the relay, taken up again as a browser's EventSource and the page do.
  async listen() {
    for (;;) {
      try {
        const stream = await fetch(`${address}relay/${room}/guests/${this.keys.publicKey}`);
        if (stream.ok) await this.read(stream.body);
      } catch {
        // The relay is away.
      }
      await new Promise((done) => setTimeout(done, 1_000));
    }
  }

  async read(body) {
    let rest = "";
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) {
        const { event, data } = Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/)));
        if (event === "owner") this.ownerIs(data);
        else if (event === "text") this.text(data);
      }
    }
  }

  ownerIs(state) {
    this.number = 0;
    if (state !== "here") return;
    this.send(this.token ? JSON.stringify({ ...JSON.parse(this.hello), token: this.token }) : this.hello);
  }

  text(sealed) {
    const said = unseal(sealed, key, this.keys, this.number);
    if (!said) return;
    this.number = said.number;
    const message = JSON.parse(said.content);
    if (message.m === "welcome") {
      this.token = message.token;
      this.table = message.table;
      this.welcomed?.(performance.now());
    }
    if (!this.token && message.m !== "ping") throw new Error(`not let in: ${said.content}`);
    if (message.m === "ack") this.waits[message.key]?.({ at: performance.now(), refused: message.refused });
  }

  async send(text) {
    const path = `${address}relay/${room}/from/${this.keys.publicKey}`;
    await fetch(path, { method: "POST", body: seal(text, key, this.keys) }).catch(() => {});
  }

  welcome() {
    return new Promise((done) => (this.welcomed = done));
  }

  async slip(text) {
    const before = performance.now();
    const answer = new Promise((done) => (this.waits[JSON.parse(text).key] = done));
    await this.send(text);
    const { at, refused } = await answer;
    return { took: at - before, refused };
  }
}

const does = {
  room(said) {
    ({ room, key } = said);
  },
  async join({ hello }) {
    const guest = new Guest(hello);
    guests.push(guest);
    const before = performance.now();
    const welcome = guest.welcome();
    guest.listen();
    return (await welcome) - before;
  },
  slips: ({ slips }) => Promise.all(slips.map(([guest, text]) => guests[guest].slip(text))),
  // The first guest's: each fourth is altered in what was sealed too.
  harm({ texts }) {
    const [{ keys }] = guests;
    harm = (async () => {
      let passed = 0;
      for (let at = 0; at < texts.length; at += 20) {
        const some = texts.slice(at, at + 20).map((text, index) => {
          const body = seal(text, key, keys);
          return index % 4 ? body : `A${body.slice(1)}`;
        });
        const path = `${address}relay/${room}/from/${keys.publicKey}`;
        const answers = await Promise.all(some.map((body) => fetch(path, { method: "POST", body })));
        passed += answers.filter((each) => each.ok).length;
      }
      return { passed };
    })();
  },
  harmed: () => harm,
  // When each was welcomed again, by the clock of the computer.
  async back() {
    const began = performance.timeOrigin;
    return Promise.all(guests.map(async (guest) => began + (await guest.welcome())));
  },
  ping: () => setInterval(() => guests.forEach((guest) => guest.send(JSON.stringify({ m: "ping", sent: 0 }))), 5_000) && null,
};

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  process.stdout.write(`${JSON.stringify((await does[said.do](said)) ?? null)}\n`);
}
