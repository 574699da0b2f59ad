// What opens over the page, menus and clauses, where the browser has no popovers: Safari before 17, Chrome before 114.
// `data-open` stands for what others call :popover-open; css/popovers.css places it.
export const OPEN = ":is(:popover-open, [data-open])"; // an `:is` passes over what a browser does not know

const button = (opened) => document.querySelector(`[popovertarget="${opened.id}"]`);
const inDocument = (within = document) => [...within.querySelectorAll("[data-open]")];

function change(one, open) {
  if (one.toggleAttribute("data-open", open) === open) one.dispatchEvent(new Event("toggle"));
}

function close(one) {
  for (const each of [...inDocument(one), one]) if (each.matches("[data-open]")) change(each, false);
}

function open(one) {
  for (const other of inDocument()) if (!other.contains(one)) close(other);
  change(one, true);
}

const named = (target) => document.getElementById(target.closest("[popovertarget]")?.getAttribute("popovertarget"));

// A press beside what is open closes it, after taps.js has seen that it was open.
function pressed({ target }) {
  setTimeout(() => {
    for (const one of inDocument()) if (one !== named(target) && !one.contains(target)) close(one);
  });
}

function clicked({ target }) {
  const wanted = named(target);
  if (wanted) wanted.matches("[data-open]") ? close(wanted) : open(wanted);
}

function escaped({ key }) {
  const innermost = inDocument().at(-1);
  if (key !== "Escape" || !innermost) return;
  close(innermost);
  button(innermost)?.focus();
}

export function provide() {
  if ("popover" in HTMLElement.prototype) return;
  Object.assign(HTMLElement.prototype, {
    hidePopover() {
      close(this);
    },
    showPopover() {
      open(this);
    },
  });
  window.addEventListener("pointerdown", pressed, true);
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", escaped);
}
