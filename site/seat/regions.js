// The regions that the judge's tablet has rendered. One that comes the same stays as it is under the hands, and where one changes
// the focus is put back.
import { page } from "./views.js";

export function put(name, html, anew = false) {
  const region = page.querySelector(`[data-region="${name}"]`);
  if (!region || (!anew && region.came === html)) return;
  const had = region.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  region.innerHTML = html;
  region.came = html;
  const has = had && region.querySelector(had);
  if (has) has.focus({ preventScroll: true });
}

function nameOf({ id, dataset }) {
  if (id) return `[id="${id}"]`;
  const [kind] = Object.keys(dataset).filter((each) => ["place", "table", "seventh"].includes(each));
  return kind ? `[data-${kind}="${dataset[kind]}"]` : null;
}
