// Gives a text of the page, or a picture of its board, to another app of the device, where the device has a list of them,
// and takes the files that another app gives.
import "../shared.js";
import { textOf } from "./clipboard.js";
import { read } from "./files.js";
import * as picture from "./picture.js";

export function listen() {
  const root = document.documentElement;
  root.toggleAttribute("data-shares", Boolean(navigator.share));
  const file = new File([""], "board.png", { type: "image/png" });
  root.toggleAttribute("data-shares-files", Boolean(navigator.canShare?.({ files: [file] })));
}

export const share = (control, done) => give({ text: textOf(control) }, () => control.dataset.do && done());

export const sharePicture = async (control) => give({ files: [await picture.draw(control.dataset)] });

// Who closes the list of apps sends nothing.
const give = (what, done) => navigator.share(what).then(done, () => {});

// What another program has shared with Faristol since the last look.
export async function received(chosen) {
  if (!("caches" in self)) return; // served by http
  const scope = new URL("./", document.baseURI).pathname;
  const files = await self.shared.take(scope).catch(() => []); // where the browser stores nothing, nothing was shared
  if (files.length) await read(files, chosen);
}
