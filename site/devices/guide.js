// The guide over the screen: nothing that was begun there is lost, and the clock goes on. Its page is made with the site.
import { listen, turnTo, unfold } from "../guide.js";

const dialog = document.getElementById("guide");
const { settings } = window.faristol;
let language = null;

listen(dialog, { close: () => dialog.close() });

// The guide has an entry of its own in the history, so that Back closes it and nothing else.
let leavesEntry = false;
dialog.addEventListener("close", () => {
  if (!history.state?.guide) return;
  leavesEntry = true;
  history.back();
});

// Whether the browser went back from the guide, or out of its entry once it was closed: the screen stays what it was.
export function wentBack() {
  if (leavesEntry) {
    leavesEntry = false;
    return true;
  }
  if (!dialog.open) return false;
  dialog.close();
  return true;
}

// A button without a chapter of its own, as in a menu, opens the one of the screen.
export async function open({ dataset }) {
  await fill(settings.language);
  unfold(dialog);
  turnTo(dialog, dataset.chapter ?? document.getElementById("to-guide").dataset.chapter);
  if (!dialog.open) {
    dialog.showModal();
    history.pushState({ guide: true }, "");
  }
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
