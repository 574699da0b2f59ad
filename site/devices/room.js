// The room of tablets, on the page's side: does with the links what the engine orders, and tells it what came on them.
// What links are for is the engine's matter; they are loaded with the first order. A link is one of link.js, for which
// codes were scanned, or one of relay.js, where a computer in the room passes the messages on: to the engine both are numbers.
import { now } from "../time.js";

let direct = null;
let relayed = null;
let pass = () => {};
let news = []; // what the engine has not been sent yet: it is told the next things together, once it has answered the last
let unanswered = false;
let beaten = false; // whether a beat has had no answer yet: an engine that is starting is sent no second one
let begun = false;
const BEAT = 5_000; // milliseconds: so often each side asks whether the other lives, and sends again what was not answered
const TOGETHER = 50;
const OF_RELAY = ["relay_open", "relay_end", "relay_join"];

const tells = {
  heard: (link, text) => tell("text", { link, text }),
  changed: (link, state) => tell("state", { link, state }),
  room: (about) => tell("relay", about),
  left: () => tell("relay_left"),
  outdone: (turn) => tell("relay_outdone", { turn }),
};

// `send(intent)` goes to the engine.
export function listen(send) {
  pass = send;
}

function tell(what, more) {
  news.push({ what, at: now(), ...more });
  flush();
}

function flush() {
  if (unanswered || !news.length) return;
  unanswered = true;
  pass({ do: "link", several: news.splice(0, TOGETHER) });
}

// The engine has answered what it was told last.
export function answered() {
  unanswered = false;
  flush();
}

export const held = () => [direct, relayed].flatMap((links) => links?.held() ?? []);

export async function follow(orders) {
  beaten = false;
  if (!orders?.length) return;
  await load(orders);
  for (const order of orders) act(order);
}

/** The page for everybody, for the relay of the judge's room; null takes it away. */
export const publish = (page) => relayed?.publish(page);

async function load(orders) {
  if (!direct) {
    const { Links } = await import("./link.js");
    direct ??= new Links(tells);
  }
  if (!relayed && orders.some(({ do: order }) => OF_RELAY.includes(order))) {
    const { RelayLinks } = await import("./relay.js");
    relayed ??= new RelayLinks(tells);
  }
  if (!begun) setInterval(beat, BEAT);
  begun = true;
}

function beat() {
  if (beaten || !held().length) return;
  beaten = true;
  tell("beat");
}

async function act({ do: order, count, link, sdp, text, room, key, secret, turn }) {
  const links = relayed?.has(link) ? relayed : direct;
  if (order === "send") links.send(link, text);
  else if (order === "close") links.close(link);
  else if (order === "relay_open") relayed.open(secret, turn);
  else if (order === "ring") (await import("./ring.js")).ring();
  else if (order === "relay_end") relayed.end(secret);
  else if (order === "relay_join") tell("joined", { link: relayed.join(room, key, secret) });
  else if (links === relayed) return; // it needs nothing for the time when it has gone
  else if (order === "accept") await direct.accept(link, sdp);
  else if (order === "offers") tell("made", { made: await whileCameraIsAllowed(() => direct.offers(count)) });
  else if (order === "spare_keep") direct.keepSpare(link, sdp);
  else if (order === "spare_use") await direct.useSpare(link);
  else if (order === "spare_offer") tell("spare", { link, sdp: await direct.offerSpare(link) });
  else if (order === "spare_answer") tell("spare", { link, sdp: await direct.answerSpare(link, sdp) });
  else if (order === "answer") tell("answered", { made: [await direct.answer(sdp)] });
}

// While a camera is in use the browser gives the tablet's own addresses; without one it gives names, which some networks
// don't carry. So the host, which needs the camera anyway, asks for it first.
async function whileCameraIsAllowed(make) {
  const camera = await navigator.mediaDevices?.getUserMedia({ video: true }).catch(() => null);
  try {
    return await make();
  } finally {
    for (const track of camera?.getTracks() ?? []) track.stop();
  }
}
