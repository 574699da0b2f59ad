"""What a person sees of a page: its buttons, ways, forms and sentences, read from the HTML alone."""

import html
import re
from dataclasses import dataclass, field
from functools import lru_cache

FOR_THE_PAGE = (
    "do device accept several change form onward pile hands-in typing arrows sign press",
    "first lets-go waits arrow steps kind speech-is",
)
_NOT_SENT = {f"data-{name}" for name in " ".join(FOR_THE_PAGE).split()}

_SVG = re.compile(r"<svg.*?</svg>\s*(?:</svg>)?", re.DOTALL)
_TAG = re.compile(r"""<(/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*"|='[^']*')?)*)\s*/?>""")
_ATTRIBUTE = re.compile(r"""([\w:-]+)(?:="([^"]*)"|='([^']*)')?""")
_VOID = {"br", "hr", "img", "input", "wbr", "col", "link", "meta", "path"}


@dataclass
class Field:
    """A field of a form: what stands in it, and what could be chosen instead."""

    name: str
    kind: str
    value: str
    options: tuple[str, ...] = ()
    checked: bool = True


@dataclass
class Form:
    id: str
    do: str
    change: str
    typing: str
    arrows: str
    """What the arrow keys in its fields do."""
    data: dict[str, str]
    fields: list[Field] = field(default_factory=list)

    @property
    def filled(self) -> dict[str, str]:
        """Return what the page sends if nobody writes anything."""
        return {each.name: each.value for each in self.fields if each.checked}


@dataclass(frozen=True)
class Button:
    """Something to tap: an intent with its data, and the form whose fields go with it."""

    do: str
    data: tuple[tuple[str, str], ...]
    form: str = ""
    is_file: bool = False
    next: bool = False
    """Whether it is the one green step."""

    @property
    def sent(self) -> dict[str, str]:
        return dict(self.data)

    def __str__(self) -> str:
        return " ".join([self.do, *(f"{name}={value}" for name, value in self.data)])


@dataclass
class Page:
    buttons: list[Button] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    forms: dict[str, Form] = field(default_factory=dict)
    board: str = ""
    """The first part of what hands and keys do on the board that lies there."""
    places: int = 0
    """How many tiles lie on its rack."""
    camera: dict[str, str] = field(default_factory=dict)
    """What the page says of the camera: that it is on, what it reads, that there is none."""
    moves: str = ""
    """What dragging a tile of a word does, where tiles lie in rows and not on a board."""
    names: list[dict[str, str]] = field(default_factory=list)
    """What can be recorded with the microphone."""
    more: dict[str, str] = field(default_factory=dict)
    """What a moving code does to have the rest of its codes, and how many there are."""

    @property
    def has_hands(self) -> bool:
        """Whether there is more to do by hand than to tap."""
        return bool(self.board or self.camera or self.moves or self.more) or any(
            f.arrows for f in self.forms.values()
        )

    @property
    def submits(self) -> list[Form]:
        return [form for form in self.forms.values() if form.do and form.fields]

    def shows(self, do: str) -> bool:
        return any(button.do == do for button in self.buttons) or any(
            do in (form.do, form.change, form.typing) for form in self.forms.values()
        )

    def named(self, do: str) -> list[Button]:
        return [button for button in self.buttons if button.do == do]


def page_of(regions: dict[str, str]) -> Page:
    """Return what can be done on a page; a dialog stands before everything else."""
    if "data-modal" in regions.get("dialog", ""):
        return _read(regions["dialog"])
    seen = ("bar", "work", "shelf", "status", "notice", "dialog")
    return _read("\n".join(regions.get(name, "") for name in seen))


@lru_cache(maxsize=64)
def _read(text: str) -> Page:
    page, open_tags, options_of = Page(), list[tuple[str, Form | None, bool]](), None
    text = _SVG.sub("", text)
    for found in _TAG.finditer(text):
        closes, name, attributes = found.groups()
        if closes:
            while any(each[0] == name for each in open_tags) and open_tags.pop()[0] != name:
                pass
            continue
        found_in = _ATTRIBUTE.findall(attributes)
        given = {key: html.unescape(double or single) for key, double, single in found_in}
        _, form, hidden = open_tags[-1] if open_tags else ("", None, False)
        hidden = hidden or name == "template" or ("hidden" in given and given.get("type") != "hidden")
        if name == "form" and not hidden:
            form = Form(
                given.get("id", ""),
                given.get("data-do", ""),
                given.get("data-change", ""),
                given.get("data-typing", ""),
                given.get("data-arrows", ""),
                _data(given),
            )
            page.forms[form.id or f"form {len(page.forms)}"] = form
        if name not in _VOID:
            open_tags.append((name, form, hidden))
        if hidden or "disabled" in given:
            continue
        if "data-board" in given and "on-paper" in given.get("class", ""):
            page.board = given["data-board"]
        if given.get("id") == "camera":
            page.camera = {name: given[f"data-{name}"] for name in ("begun", "code", "failed")}
        page.moves = page.moves or given.get("data-moves", "")
        if given.get("data-device") == "microphone":
            page.names.append({name: given[f"data-{name}"] for name in ("language", "text")})
        if "data-more" in given:
            page.more = {"do": given["data-more"], "all": given["data-all"]}
        page.places += given.get("data-do", "").endswith(".tile")
        its_form = page.forms.get(given["form"]) if "form" in given else form
        if name in ("input", "textarea", "select") and its_form and given.get("name"):
            options_of = _field(its_form, name, given, text, found.end())
        elif name == "option" and options_of is not None:
            value = given.get("value", "")
            options_of.options += (value,)
            if "selected" in given or len(options_of.options) == 1:
                options_of.value = value
        elif name == "a" and given.get("href", "").startswith("#/"):
            page.links.append(given["href"])
        elif given.get("data-do") and name != "form" and given.get("data-device") in (None, "file", "copy"):
            button = Button(
                given["data-do"],
                tuple(_data(given).items()),
                given.get("data-form", ""),
                given.get("data-device") == "file",
                "next-step" in given.get("class", "").split(),
            )
            page.buttons.append(button)
    return page


def _data(given: dict[str, str]) -> dict[str, str]:
    names = [name for name in given if name.startswith("data-") and name not in _NOT_SENT]
    return {name.removeprefix("data-").replace("-", "_"): given[name] for name in names}


def _field(form: Form, name: str, given: dict[str, str], text: str, end: int) -> Field | None:
    kind = given.get("type", "text") if name == "input" else name
    if kind in ("submit", "button", "file"):
        return None
    value = given.get("value", "on" if kind in ("radio", "checkbox") else "")
    if name == "textarea":
        value = html.unescape(text[end : text.index("</textarea>", end)]).removeprefix("\n")
    made = Field(given["name"], kind, value, checked=kind not in ("radio", "checkbox") or "checked" in given)
    form.fields.append(made)
    return made if name == "select" else None


def sentences(region: str) -> str:
    """Return the text of a region in one line, as somebody reads it."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", _SVG.sub("", region))).split())
