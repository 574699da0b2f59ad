// The guide over the screen: nothing that was begun there is lost, and the clock goes on. Its page is made with the site.
import { listen, turnTo } from "../guide.js";

const dialog = document.getElementById("guide");
const { settings } = window.faristol;
let language = null;

listen(dialog, { close: () => dialog.close() });

// A button without a chapter of its own, as in a menu, opens the one of the screen.
export async function open({ dataset }) {
  await fill(settings.language);
  turnTo(dialog, dataset.chapter ?? document.getElementById("to-guide").dataset.chapter);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

async function fill(wanted) {
  if (language === wanted) return;
  const answer = await fetch(`guide/${wanted}.html`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const picture of page.images) picture.src = new URL(picture.getAttribute("src"), answer.url);
  dialog.replaceChildren(...page.body.children);
  dialog.setAttribute("aria-labelledby", "guide-title");
  language = wanted;
}
