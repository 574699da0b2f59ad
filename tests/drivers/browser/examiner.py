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


def examined(judge: Judge) -> list[str]:
    """Return everything that is wrong with a screen."""
    page, found = judge.page, []
    page.evaluate(f"globalThis.axe ?? (0, eval)({json.dumps(AXE.read_text('utf-8'))})")
    for look in LOOKS:
        page.evaluate("look => { document.documentElement.dataset.theme = look }", look)
        rules = {} if look == "light" else {"runOnly": ["color-contrast"]}
        found += [f"{look}: {line}" for line in page.evaluate(EXAMINE, rules)]
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {line}" for line in page.evaluate(TOO_WIDE)]
    return found
