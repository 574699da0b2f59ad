// The guide's own buttons, over a screen and on its own page.

const NARROW = matchMedia("(width < 40rem), (height < 30rem)");

// What is pressed or tapped in it is for nothing that lies under it.
export function listen(guide, { close }) {
  guide.addEventListener("keydown", (event) => event.stopPropagation());
  guide.addEventListener("click", (event) => {
    event.stopPropagation();
    const control = event.target.closest("a[href^='#'], [data-guide]");
    if (!control) return;
    const does = { close, chapter: () => print(guide, guide.dataset.chapter), all: () => print(guide, "") };
    if (control.dataset.guide) return does[control.dataset.guide]();
    event.preventDefault();
    turnTo(guide, control.hash.slice(1));
    if (NARROW.matches) guide.querySelector("details").open = false;
    guide.scrollTop = 0;
  });
}

// Where there is little room the chapters are listed by a tap.
export function unfold(guide) {
  guide.querySelector("details").open = !NARROW.matches;
}

// Shows one chapter, or all for "".
export function turnTo(guide, chapter) {
  guide.dataset.chapter = chapter;
  for (const each of guide.querySelectorAll("article")) each.hidden = Boolean(chapter) && each.id !== chapter;
  for (const link of guide.querySelectorAll("nav a"))
    link.hash === `#${chapter}` ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
}

function print(guide, chapter) {
  const open = guide.dataset.chapter;
  turnTo(guide, chapter);
  addEventListener("afterprint", () => turnTo(guide, open), { once: true });
  window.print();
}
