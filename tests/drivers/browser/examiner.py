"""Checks a screen with axe, in three themes and four widths: nothing is wrong, nothing overflows."""

import json

import toolbox
from drivers.browser.judge import Judge

AXE = toolbox.NODE_MODULES / "axe-core/axe.min.js"
WIDTHS = {360: 740, 768: 1024, 1024: 768, 1920: 1080}
LOOKS = ("light", "dark", "contrast")

EXAMINE = """async (rules) => {
    const { violations } = await axe.run(document, rules);
    const told = (id, { target, any }) => `${id}: ${target} ${any[0]?.message ?? ""}`;
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => told(id, node)));
}"""

TOO_WIDE = """() => {
    const slides = (one) => ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(one).overflowX);
    const inside = (one) => {
        let box = one.parentElement;
        while (!box.matches("main, body, html") && !slides(box)) box = box.parentElement;
        return !box.matches("main, body, html");
    };
    const outside = ({ left, right }) => right > innerWidth + 1 || left < -1;
    return [...document.body.querySelectorAll("*")]
        .filter((one) => one.checkVisibility() && !one.closest(".unseen, .skip, svg") && !inside(one))
        .filter((one) => outside(one.getBoundingClientRect()))
        .map((one) => `${one.tagName} ${one.id} ${one.className} is too wide`);
}"""


class Examiner:
    """Checks screens; everything that it finds is listed at the end."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.page = judge, judge.page
        self.found: list[str] = []
        self.examined = 0

    def examines(self, name: str) -> None:
        self.examined += 1
        self.page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
        for look in LOOKS:
            self.page.evaluate("look => { document.documentElement.dataset.theme = look }", look)
            rules = {} if look == "light" else {"runOnly": ["color-contrast"]}
            self.found += [f"{name}, {look}: {line}" for line in self.page.evaluate(EXAMINE, rules)]
        for width, height in WIDTHS.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.found += [f"{name}, {width}: {line}" for line in self.page.evaluate(TOO_WIDE)]
        self.page.set_viewport_size({"width": 1024, "height": 768})
        self.page.evaluate("delete document.documentElement.dataset.theme")
