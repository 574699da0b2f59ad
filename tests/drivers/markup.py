"""Reads the markup of a page strictly: what an HTML parser forgives is an error here."""

import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "site/index.html").read_text("utf-8")
REGION_IDS = set(re.findall(r'id="([\w-]+)"[^>]* data-region', PAGE))

VOID = {"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
CONTROLS = {"a", "button", "input", "textarea", "select", "progress", "dialog"}
REFERENCES = ("aria-labelledby", "aria-describedby", "aria-controls", "for", "form", "popovertarget")
SPOKEN_ATTRIBUTES = ("aria-label", "title", "alt", "placeholder")
WITHIN_A_LINE = {"p", "h1", "h2", "h3", "span", "strong", "label", "button", "code"}
BLOCKS = {"p", "div", "section", "form", "ul", "ol", "li", "table", "h1", "h2", "h3", "fieldset", "dialog"}


@dataclass
class Element:
    name: str
    attributes: dict[str, str]
    above: "Element | None"
    inside: list["Element | str"] = field(default_factory=list)

    def around(self):
        """Return this element and those around it, from the inside out."""
        element = self
        while element is not None:
            yield element
            element = element.above

    def all(self):
        for child in self.inside:
            if isinstance(child, Element):
                yield child
                yield from child.all()

    def text(self):
        """Return what a screen reader reads of its inside."""
        if self.attributes.get("aria-hidden") == "true" or "hidden" in self.attributes:
            return ""
        texts = [child if isinstance(child, str) else child.name_or_text() for child in self.inside]
        return " ".join("".join(texts).split())

    def name_or_text(self):
        return self.attributes.get("aria-label") or self.text()


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = self.open = Element("page", {}, None)
        self.problems: list[str] = []

    def handle_starttag(self, name, attributes):
        names = [key for key, _ in attributes]
        if len(names) != len(set(names)):
            self.problems.append(f"<{name}> has an attribute twice: {names}")
        element = Element(name, {key: value or "" for key, value in attributes}, self.open)
        if name in BLOCKS and self.open.name in WITHIN_A_LINE:
            self.problems.append(f"<{name}> inside <{self.open.name}>")
        self.open.inside.append(element)
        if name not in VOID:
            self.open = element

    def handle_startendtag(self, name, attributes):
        inside_svg = any(each.name == "svg" for each in self.open.around())
        self.handle_starttag(name, attributes)
        if inside_svg or name == "svg":
            self.open = self.open.above
        elif name not in VOID:
            self.problems.append(f"<{name}/> is not closed by its stroke")

    def handle_endtag(self, name):
        if self.open.name != name:
            self.problems.append(f"</{name}> where </{self.open.name}> was due")
        elif self.open.above is not None:
            self.open = self.open.above

    def handle_data(self, text):
        self.open.inside.append(text)


def read(html: str) -> Element:
    reader = Reader()
    reader.feed(html)
    reader.close()
    if reader.open is not reader.root:
        reader.problems.append(f"<{reader.open.name}> is never closed")
    assert not reader.problems, reader.problems
    return reader.root


def check(root: Element) -> None:
    """Check everything that must hold on any screen."""
    elements = list(root.all())
    ids = Counter(each.attributes["id"] for each in elements if "id" in each.attributes)
    assert not [name for name, count in ids.items() if count > 1], ids.most_common(3)
    assert not ids.keys() & REGION_IDS, "the page has these for its regions"
    for each in elements:
        where = f"<{each.name} {each.attributes}>"
        assert "style" not in each.attributes, where
        assert not [key for key in each.attributes if key.startswith("on")], where
        assert each.name not in ("script", "style"), where
        for reference in REFERENCES:
            for name in each.attributes.get(reference, "").split():
                assert name in ids, f"{where}: no element is called {name}"
        if each.name in CONTROLS and each.attributes.get("aria-hidden") != "true":
            assert accessible_name(each, elements), f"{where} has no name"
        if each.attributes.get("role") in ("img", "group", "region", "timer"):
            assert accessible_name(each, elements), f"{where} has no name"
    headings = [int(each.name[1]) for each in elements if each.name in ("h1", "h2", "h3")]
    assert headings.count(1) <= 1
    assert all(below - above <= 1 for above, below in zip(headings, headings[1:], strict=False))


def accessible_name(element: Element, elements: list[Element]) -> str:
    given = element.attributes
    if "aria-labelledby" in given:
        return " ".join(
            other.text()
            for other in elements
            if other.attributes.get("id") in given["aria-labelledby"].split()
        )
    labels = [
        other.text()
        for other in elements
        if other.name == "label" and other.attributes.get("for") == given.get("id")
    ]
    around = [other.text() for other in element.around() if other.name == "label"]
    return given.get("aria-label") or " ".join(labels + around) or element.text() or given.get("title", "")


def visible(root: Element):
    """Yield every text that somebody sees or hears, in order, with its element."""
    if root.name in ("style", "svg"):
        return
    for name in SPOKEN_ATTRIBUTES:
        if root.attributes.get(name):
            yield root.attributes[name], root
    if root.attributes.get("role") == "img":
        return
    for child in root.inside:
        if isinstance(child, Element):
            yield from visible(child)
        elif child.strip():
            yield child.strip(), root


def unmarked(root: Element):
    """Return the visible texts outside of ⟦ and ⟧; a sentence may contain other elements."""
    depth = 0
    for text, element in visible(root):
        left = ""
        for sign in text:
            depth += (sign == "⟦") - (sign == "⟧")
            left += sign if depth == 0 and sign != "⟧" else ""
        yield left.strip(), element
    assert depth == 0
