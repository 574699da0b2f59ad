// Links between the tablets of a room, with no server: one data channel each, over the local network only. A link is a
// number. What goes into a code is the engine's matter (py/faristol/room): here are only descriptions and messages.
//
// The host makes an offer for each seat, all with one certificate; a guest answers one of them. A link that has failed
// is not closed: after a sleep it comes back by itself. When both were awake without a network for long, it does not:
// for that time the two agree on a spare while they still talk, and the guest uses it when the network is there again.
const GATHERING = 3_000; // milliseconds: without a network a browser may look for addresses for ever
const AT_ONCE = 30; // messages that a guest may send at once, and then so many a second: what is more is not read
const A_SECOND = 10;
const LONGEST = 200_000;

export class Links {
  #links = new Map();
  #next = Math.floor(Math.random() * 2 ** 40); // so that no number of a page that was loaded before comes again
  #certificate;
  #tells;

  // `heard(link, text)` gets each message, `changed(link, state)` each change: waiting, heard, open, silent, closed.
  constructor(tells) {
    this.#tells = tells;
  }

  // The host's side: so many new links, each with the description of its offer.
  async offers(count) {
    return Promise.all(Array.from({ length: count }, () => this.#offer()));
  }

  async #offer() {
    const { link, end } = await this.#begin();
    this.#attach(link, end.createDataChannel("room"));
    await end.setLocalDescription(await end.createOffer());
    await gathered(end);
    return { link, sdp: end.localDescription.sdp };
  }

  // All links with their states, and the description of each offer that no guest has answered: for an engine that begins.
  held() {
    return [...this.#links].map(([link, { end, state }]) => {
      const free = end.signalingState === "have-local-offer";
      return { link, state, sdp: free ? end.localDescription.sdp : "" };
    });
  }

  // The host has read a guest's answer to one of its offers. A second answer to it is refused.
  async accept(link, sdp) {
    const { end } = this.#links.get(link);
    if (end.signalingState !== "have-local-offer") return false;
    await end.setRemoteDescription({ type: "answer", sdp });
    return true;
  }

  // The guest's side: a new link, with the description of its answer to an offer.
  async answer(sdp) {
    const { link, end } = await this.#begin();
    end.ondatachannel = ({ channel }) => this.#attach(link, channel);
    await end.setRemoteDescription({ type: "offer", sdp });
    await end.setLocalDescription(await end.createAnswer());
    await gathered(end);
    return { link, sdp: end.localDescription.sdp };
  }

  // The guest's side, three steps: the description of a spare, what the host answers to it, and its use.
  async offerSpare(link) {
    const end = await this.#end();
    const channel = end.createDataChannel("room");
    const offer = await end.createOffer();
    this.#spare(link, { end, channel, offer });
    return offer.sdp;
  }

  keepSpare(link, sdp) {
    const spare = this.#links.get(link)?.spare;
    if (spare) spare.answer = { type: "answer", sdp };
  }

  // The link that was goes on until the spare has come through: it may yet be the one that comes back.
  async useSpare(link) {
    const spare = this.#links.get(link)?.spare;
    if (!spare?.answer || spare.used) return false;
    spare.used = true;
    spare.channel.onopen = () => this.#replace(link, spare.end, spare.channel);
    await spare.end.setLocalDescription(spare.offer);
    await spare.end.setRemoteDescription(spare.answer);
    return true;
  }

  // The host's side: the description by which it will answer, whenever the guest comes.
  async answerSpare(link, sdp) {
    const end = await this.#end();
    end.ondatachannel = ({ channel }) => this.#replace(link, end, channel);
    await end.setRemoteDescription({ type: "offer", sdp });
    await end.setLocalDescription(await end.createAnswer());
    await gathered(end);
    this.#spare(link, { end });
    return end.localDescription.sdp;
  }

  #spare(link, spare) {
    const held = this.#links.get(link);
    if (!held) return spare.end.close();
    held.spare?.end.close();
    held.spare = spare;
  }

  #replace(link, end, channel) {
    const held = this.#links.get(link);
    if (!held) return end.close();
    const before = held.end;
    Object.assign(held, { end, channel: null, spare: null });
    before.close();
    this.#follow(link, "silent"); // also where the other still spoke: what was on its way there is lost
    end.oniceconnectionstatechange = () => this.#follow(link);
    return this.#attach(link, channel);
  }

  // Returns whether it was sent: what was not is sent again by whoever keeps it.
  send(link, text) {
    const { channel } = this.#links.get(link) ?? {};
    if (channel?.readyState !== "open" || channel.bufferedAmount > LONGEST * 5) return false;
    channel.send(text);
    return true;
  }

  close(link) {
    const held = this.#links.get(link);
    held?.end.close();
    held?.spare?.end.close();
    this.#follow(link, "closed");
    this.#links.delete(link);
  }

  async #begin() {
    const end = await this.#end();
    const link = ++this.#next;
    this.#links.set(link, { end, channel: null, spare: null, state: "waiting", left: AT_ONCE, since: performance.now() });
    end.oniceconnectionstatechange = () => this.#follow(link);
    return { link, end };
  }

  async #end() {
    this.#certificate ??= RTCPeerConnection.generateCertificate({ name: "ECDSA", namedCurve: "P-256" });
    return new RTCPeerConnection({ iceServers: [], certificates: [await this.#certificate] });
  }

  #attach(link, channel) {
    const held = this.#links.get(link);
    if (!held || held.channel) return channel.close(); // one channel a link, whatever a guest opens
    held.channel = channel;
    channel.onopen = channel.onclose = () => held.channel === channel && this.#follow(link);
    channel.onmessage = ({ data }) => {
      if (typeof data === "string" && data.length <= LONGEST && mayBeRead(held)) this.#tells.heard(link, data);
    };
    this.#follow(link);
  }

  #follow(link, state) {
    const held = this.#links.get(link);
    if (!held) return;
    state ??= stateOf(held);
    if (state === held.state) return;
    held.state = state;
    this.#tells.changed(link, state);
  }
}

// Before the channel is open, the guest's packets have come through already: the network lets tablets talk.
function stateOf({ end, channel }) {
  const reached = ["connected", "completed"].includes(end.iceConnectionState);
  if (end.connectionState === "closed" || channel?.readyState === "closed") return "closed";
  if (channel?.readyState === "open") return reached ? "open" : "silent";
  return reached ? "heard" : "waiting";
}

function mayBeRead(held) {
  const now = performance.now();
  held.left = Math.min(AT_ONCE, held.left + ((now - held.since) / 1000) * A_SECOND);
  held.since = now;
  if (held.left < 1) return false;
  held.left -= 1;
  return true;
}

function gathered(end) {
  return new Promise((done) => {
    const look = () => end.iceGatheringState === "complete" && done();
    end.addEventListener("icegatheringstatechange", look);
    setTimeout(done, GATHERING);
    look();
  });
}
