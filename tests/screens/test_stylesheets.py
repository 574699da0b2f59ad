"""What the stylesheets promise: layers, roles, and contrast computed from the tokens as written."""

import re
from pathlib import Path

from drivers.offenders import offenders

ROOT = Path(__file__).parents[2]
SHEETS = sorted((ROOT / "site/css").glob("*.css"))
PARTS = sorted((ROOT / "py/faristol/screens/parts").glob("*.html"))
LAYERS = {"reset", "tokens", "base", "layout", "components", "print"}
THEMES = ("light", "dark", "contrast")
TOKENS = (ROOT / "site/css/tokens.css").read_text("utf-8")
PAINTS = dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6});", TOKENS))
ROLES = {
    role: dict(zip(THEMES, re.findall(r"var\(--in-\w+, var\(--([\w-]+)\)\)", value), strict=True))
    for role, value in re.findall(r"--([\w-]+): (var\(--in-light, var\(.*\));", TOKENS)
}


def test_the_page_links_every_stylesheet_and_the_order_first():
    linked = re.findall(r'href="css/([\w-]+\.css)"', (ROOT / "site/index.html").read_text("utf-8"))
    assert linked[0] == "order.css"
    assert sorted(linked) == [sheet.name for sheet in SHEETS]
    assert len(SHEETS) > 20


def in_its_layer(sheet):
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S).strip()
    if sheet.name == "order.css":
        assert text == "@layer reset, tokens, base, layout, components, print;"
        return
    depth, outside = 0, ""
    for piece in re.split(r"([{}])", text):
        if depth == 0:
            outside += piece
        depth += {"{": 1, "}": -1}.get(piece, 0)
    assert set(re.findall(r"@layer (\w+) ", outside)) <= LAYERS, "a layer that is not in the order"
    assert re.fullmatch(r"(\s*@layer \w+ \{)+\s*", outside), "something stands outside a layer"


def test_every_stylesheet_is_in_its_layer():
    assert offenders(SHEETS, in_its_layer) == {}


def uses_roles(sheet):
    text = sheet.read_text("utf-8")
    colours = re.findall(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch|lch)a?\(", text)
    assert not colours, colours
    paints = set(re.findall(r"var\(--([\w-]+)", text)) & set(PAINTS)
    assert not paints, paints


def test_only_the_tokens_name_colours_and_paints():
    assert offenders([sheet for sheet in SHEETS if sheet.name != "tokens.css"], uses_roles) == {}


ANYTHING = re.compile(r":has\((?:[^()]|\([^()]*\))*\)[^,{};]*[>~+ ]\s*(?::(?:not|is)\(|\*)[^,{]*")


def ends_in_anything(sheet):
    screen, _, _paper = sheet.read_text("utf-8").partition("@layer print {")
    found = [" ".join(each.split()) for each in ANYTHING.findall(screen)]
    assert not found, found


def test_no_has_leads_to_just_anything():
    """A tile that is laid would have the styles of the whole screen worked out anew: twelve times as long."""
    assert ANYTHING.search(".sheet:has(> .strip) > :not(.sheet__head) {")
    assert not ANYTHING.search(".sheet:has(> .strip) > .sheet__head:not(:last-child) {")
    assert offenders(SHEETS, ends_in_anything) == {}


def test_every_class_of_a_stylesheet_is_on_a_page():
    forms = (ROOT / "py").rglob("club_rules.py")
    templates = (ROOT / "py").rglob("*.html")
    pages = [*templates, *forms, *(ROOT / "site").glob("*.html"), *(ROOT / "site").glob("*.js")]
    written = {name for page in pages for name in re.findall(r"[\w-]+", page.read_text("utf-8"))}
    sheets = "".join(
        re.sub(r'/\*.*?\*/|"[^"]*"', "", sheet.read_text("utf-8"), flags=re.S) for sheet in SHEETS
    )
    classes = set(re.findall(r"\.([a-zA-Z][\w-]*)", sheets))
    assert classes and classes - written == set()


def test_a_part_has_its_stylesheet_by_the_same_name():
    parts = {file.stem for file in PARTS} - {"data"}
    assert parts and parts - {sheet.stem for sheet in SHEETS} == set()


TEXT = """
    ink/paper ink/ground ink/sunken ink/accent-soft ink/warn-soft ink/bad-soft paper/ink
    ink-2/paper ink-2/ground ink-2/sunken ink-2/accent-soft ink-3/paper ink-3/ground ink-3/sunken
    accent-text/paper accent-text/ground accent-text/sunken accent-text/accent-soft
    on-accent/accent on-accent/accent-deep warn/warn-soft bad/bad-soft bad/paper bad/sunken
    tile-ink/tile tile-ink/tile-new on-2l/sq-2l on-3l/sq-3l on-2p/sq-2p on-3p/sq-3p
"""
BORDERS = "edge/paper edge/ground edge/sunken accent/paper accent/ground bad/paper accent/track"


def luminance(paint: str) -> float:
    channels = (int(paint[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(pair: str, theme: str) -> float:
    light, dark = sorted((luminance(PAINTS[ROLES[role][theme]]) for role in pair.split("/")), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def too_weak(pairs, least):
    """Return the pairs that cannot be told apart, with their theme and contrast."""
    found = {(pair, theme): contrast(pair, theme) for pair in pairs.split() for theme in THEMES}
    return {where: ratio for where, ratio in found.items() if ratio < least}


def test_text_can_be_read_and_borders_of_controls_can_be_seen():
    assert too_weak(TEXT, 4.5) == {}
    assert too_weak(BORDERS, 3) == {}
