// The room of tablets, on the page's side: does with the links what the engine orders, and tells it what came on them.
// What links are for is the engine's matter; they are loaded with the first order.
let loading = null;
let links = null;
let tell = () => {};
let beaten = false; // whether a beat has had no answer yet: an engine that is starting is sent no second one
const BEAT = 5_000; // milliseconds: so often each side asks whether the other lives, and sends again what was not answered

// `send(intent)` goes to the engine.
export function listen(send) {
  tell = (what, more) => send({ do: "link", what, ...more });
}

export const held = () => links?.held() ?? [];

export async function follow(orders) {
  beaten = false;
  if (!orders?.length) return;
  loading ??= begin();
  await loading;
  for (const order of orders) act(order);
}

async function begin() {
  const { Links } = await import("./link.js");
  links = new Links({
    heard: (link, text) => tell("text", { link, text }),
    changed: (link, state) => tell("state", { link, state }),
  });
  setInterval(beat, BEAT);
}

function beat() {
  if (beaten || !links.held().length) return;
  beaten = true;
  tell("beat");
}

async function act({ do: order, count, link, sdp, text }) {
  if (order === "send") links.send(link, text);
  else if (order === "close") links.close(link);
  else if (order === "accept") await links.accept(link, sdp);
  else if (order === "offers") tell("made", { made: await whileCameraIsAllowed(() => links.offers(count)) });
  else if (order === "spare_keep") links.keepSpare(link, sdp);
  else if (order === "spare_use") await links.useSpare(link);
  else if (order === "spare_offer") tell("spare", { link, sdp: await links.offerSpare(link) });
  else if (order === "spare_answer") tell("spare", { link, sdp: await links.answerSpare(link, sdp) });
  else if (order === "answer") tell("answered", { made: [await links.answer(sdp)] });
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
