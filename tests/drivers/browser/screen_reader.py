"""A person who uses a screen reader: what it announces of the page, and what has no name."""

from typing import Any

from playwright.sync_api import Page, TimeoutError

from drivers.browser.judge import Judge
from drivers.browser.keyboard_user import KeyboardUser

TIMEOUT = 30_000

LISTEN = """() => {
    window.heard = [];
    const live = "[role=status], [role=alert], [aria-live=polite]";
    const hear = ({ target }) => {
        const region = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(live);
        const text = region?.textContent.replace(/\\s+/g, " ").trim();
        if (text && text !== heard.at(-1)) heard.push(text);
    };
    const watch = { childList: true, characterData: true, subtree: true };
    new MutationObserver((changes) => changes.forEach(hear)).observe(document.body, watch);
}"""
HEARD = "pattern => heard.some((text) => new RegExp(pattern).test(text))"
HERE = """() => {
    const { id, ariaLabel, dataset } = document.activeElement;
    return { id, label: ariaLabel, cursor: dataset.cursor, lang: document.activeElement.closest("[lang]").lang };
}"""


class ScreenReader(KeyboardUser):
    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.page = judge.page
        self.page.evaluate(LISTEN)

    def hears(self, pattern: str) -> "ScreenReader":
        """Return what was announced since the last call."""
        try:
            self.page.wait_for_function(HEARD, arg=pattern, timeout=TIMEOUT)
        except TimeoutError:
            raise AssertionError(f"“{pattern}” is not among {self.page.evaluate('heard')}") from None
        self.page.evaluate("() => { heard.length = 0 }")
        return self

    def chooses(self, option: str) -> "ScreenReader":
        """One of several: to the group, and with the arrow to the option."""
        group = option.split("-")[0] + "-"
        while not self.press("Tab").startswith(group):
            pass
        found = [self.focused()]
        while found[-1] != option:
            found.append(self.press("ArrowDown"))
            assert found.count(found[0]) == 1, found
        return self

    @property
    def here(self) -> dict[str, str]:
        """Return what has the focus: id, label, language; on the board also the direction of writing."""
        return dict(self.page.evaluate(HERE))

    def finds_names(self) -> "ScreenReader":
        without = nameless(self.page)
        assert not without, without
        return self


def nameless(page: Page) -> list[str]:
    """Return what the keyboard reaches without a name, by the browser's accessibility tree."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [str(node) for node in nodes if _can_be_reached(node) and not _name(node)]


def _can_be_reached(node: dict[str, Any]) -> bool:
    facts = {fact["name"]: fact["value"].get("value") for fact in node.get("properties", [])}
    return not node["ignored"] and bool(facts.get("focusable")) and node["role"]["value"] != "RootWebArea"


def _name(node: dict[str, Any]) -> str:
    return str(node.get("name", {}).get("value", "")).strip()
