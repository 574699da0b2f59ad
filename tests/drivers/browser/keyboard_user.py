"""A person without a mouse: the focus is always on something, and visible."""

from drivers.browser.judge import Judge

FOCUS = """() => {
    const at = document.activeElement;
    if (at === document.body) return { id: "BODY", seen: false };
    const box = at.getBoundingClientRect();
    const near = [at, at.closest("label"), at.nextElementSibling].filter(Boolean);
    const ring = near.map((one) => getComputedStyle(one)).some(({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none");
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { id: at.id || at.tagName, seen: inside && (ring || at.tabIndex < 0 || "arrived" in at.dataset) };
}"""


class KeyboardUser:
    """Presses keys, and checks the focus after each one."""

    def __init__(self, judge: Judge) -> None:
        self.judge, self.keyboard = judge, judge.page.keyboard

    def press(self, key: str) -> str:
        self.keyboard.press(key)
        return self.focused()

    def focused(self) -> str:
        self.judge.page.wait_for_timeout(60)
        focus = self.judge.page.evaluate(FOCUS)
        assert focus["seen"], focus
        return str(focus["id"])

    def tab_to(self, wanted: str, key: str = "Tab") -> "KeyboardUser":
        walked = []
        for _ in range(60):
            walked.append(self.press(key))
            if walked[-1] == wanted:
                return self
        raise AssertionError(f"{wanted} cannot be reached: {walked}")
