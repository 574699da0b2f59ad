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

function clicked({ target }) {
  const id = target.closest("[popovertarget]")?.getAttribute("popovertarget");
  const wanted = id ? document.getElementById(id) : null;
  for (const other of inDocument()) if (other !== wanted && !other.contains(target)) close(other);
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
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", escaped);
}
