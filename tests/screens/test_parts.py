"""The components: what each writes."""

import re
from fractions import Fraction
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from drivers.offenders import offenders
from faristol.screens.home.file.moving_code import MovingCode
from faristol.screens.parts.charts import columns, key, shares
from faristol.screens.parts.faces import CountedTile, TileFace, TileGroup
from faristol.screens.parts.fitted_names import fitted_names
from faristol.screens.parts.keys import Key
from faristol.screens.parts.places_chart import places_chart

SCREENS = Path(__file__).parents[2] / "py/faristol/screens"
PARTS = sorted((SCREENS / "parts").glob("*.html"))

NASTY = '<b>&"'
SAFE = "&lt;b&gt;&amp;&#34;"

WATCHED = "draw.start"
"""What the window of these parts cannot do."""
environment = Environment(
    loader=FileSystemLoader(SCREENS),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    extensions=["jinja2.ext.i18n"],
)
environment.install_null_translations(newstyle=True)
environment.globals["watched"] = lambda do="": do == WATCHED
environment.globals["once"] = lambda part, *facts: part(*facts)
environment.globals["icon_svg"] = lambda name: Markup((SCREENS / f"icons/{name}.svg").read_text("utf-8"))


def part(file: str, name: str):
    return getattr(environment.get_template(f"parts/{file}.html").module, name)


def called(file: str, call: str) -> str:
    """A macro that holds its caller's buttons."""
    source = "{% call " + call + " %}<button>{{ nasty }}</button>{% endcall %}"
    return environment.from_string(source).render({"nasty": NASTY, file: part(file, file)})


DATA = {"do": NASTY, "table_of": 3, "left": None}
TILES = [TileFace(NASTY, 1, NASTY, id="r1"), TileFace("L·L", 10, NASTY)]
SQUARE = {"row": 0, "col": 0, "place": "A1", "premium": "3P", "centre": False, "code": NASTY, "tile": None}
UNSEEN = [TileGroup(NASTY, (CountedTile(TileFace(NASTY, 1, NASTY), 2, NASTY),))]
SQUARE |= {"legal": True, "name": NASTY}
EVERY_PART = {
    "icon": lambda: part("icon", "icon")("check"),
    "tile": lambda: part("tile", "tile")(NASTY, 1, name=NASTY),
    "tile_button": lambda: part("tile", "tile_button")("t", NASTY, 1, NASTY, False, DATA),
    "rack": lambda: part("rack", "rack")(TILES, label=NASTY),
    "board": lambda: part("board", "board")("b", [[SQUARE]], NASTY, do=NASTY),
    "which_letter": lambda: part("keys", "which_letter")([Key(NASTY, NASTY, NASTY)], NASTY, NASTY),
    "keys": lambda: part("keys", "keys")("k", [Key(NASTY, NASTY, NASTY)], NASTY, NASTY),
    "unseen": lambda: part("unseen", "unseen")("u", UNSEEN, NASTY),
    "logo": lambda: part("logo", "logo")(NASTY),
    "next_step": lambda: part("next_step", "next_step")("n", NASTY, NASTY, DATA),
    "next_step as a link": lambda: part("next_step", "next_step")("n", NASTY, NASTY, DATA, href=NASTY),
    "button": lambda: part("button", "button")("b", NASTY, DATA, icon="check"),
    "button as a link": lambda: part("button", "button")("b", NASTY, DATA, href=NASTY),
    "icon_button": lambda: part("button", "icon_button")("b", NASTY, "settings", DATA),
    "tiles_hint": lambda: part("field", "tiles_hint")(NASTY),
    "code_field": lambda: part("field", "code_field")(NASTY),
    "field": lambda: part("field", "field")("f", NASTY, NASTY, hint=NASTY, problem=NASTY, data=DATA),
    "field_problem": lambda: part("field", "field_problem")("f", NASTY),
    "fitted": lambda: part("fitted", "fitted")(fitted_names([NASTY], 100), NASTY),
    "textarea": lambda: part("field", "textarea")("f", NASTY, NASTY, 3, hint=NASTY, problem=NASTY),
    "pick": lambda: part("pick", "pick")("p", NASTY, [(NASTY, NASTY)], NASTY, problem=NASTY, data=DATA),
    "choice": lambda: part("choice", "choice")(
        "c", NASTY, "way", [("a", NASTY, NASTY)], "a", DATA, hint=NASTY
    ),
    "check": lambda: part("check", "check")("c", NASTY, "way", True, hint=NASTY, data=DATA),
    "segments": lambda: part("segments", "segments")("s", NASTY, [(NASTY, DATA, "ca")], "ca"),
    "on_paper": lambda: part("print", "on_paper")(NASTY, "ca", "a4"),
    "paper_sizes": lambda: part("print", "paper_sizes")("letter"),
    "pile": lambda: part("pile", "pile")(NASTY, NASTY, NASTY),
    "message": lambda: part("message", "message")("warn", NASTY, NASTY, NASTY, id="m"),
    "clause": lambda: part("clause", "clause")("c", NASTY, NASTY),
    "menu": lambda: called("menu", 'menu("m", nasty)'),
    "dialog": lambda: called("dialog", 'dialog("d", nasty, nasty, nasty)'),
    "empty": lambda: part("empty", "empty")(NASTY, NASTY),
    "steps": lambda: part("steps", "steps")([(NASTY, "done"), (NASTY, "now")], NASTY, NASTY),
    "progress": lambda: part("progress", "progress")("p", NASTY, 1, 2, NASTY),
    "clock": lambda: part("clock", "clock")("k", NASTY, NASTY, True),
    "time_bar": lambda: part("clock", "time_bar")("t", 72_000, 180_000, [(60_000, "1:00"), (30_000, NASTY)]),
    "words_grid": lambda: part("words", "words_grid")([NASTY]),
    "play": lambda: part("play", "play")([(NASTY, None), (NASTY, NASTY)], NASTY),
    "tag": lambda: part("tag", "tag")(NASTY, "bad", "x"),
    "sentence": lambda: part("sentence", "sentence")(NASTY, NASTY),
    "status_item": lambda: part("status", "status_item")(NASTY, "check", tone="good", end=True, id="s"),
    "list_rows": lambda: part("events", "list_rows")(
        [{"id": "e", "title": NASTY, "detail": NASTY, "when": NASTY, "href": NASTY}]
    ),
    "tallies": lambda: part("tallies", "tallies")("t", [(NASTY, NASTY, NASTY)]),
    "columns_chart": lambda: part("chart", "columns_chart")(
        "c", NASTY, columns([Fraction(50)], Fraction(50))
    ),
    "shares_chart": lambda: part("chart", "shares_chart")(
        "c", NASTY, shares([(NASTY, NASTY, [("first", 1)])])
    ),
    "chart_key": lambda: part("chart", "chart_key")(key([("first", NASTY)])),
    "places_chart": lambda: part("places_chart", "places_chart")(
        "p", NASTY, places_chart({1: ["a"]}, {"a": NASTY}, ["a"], "a"), "ca"
    ),
    "places_table": lambda: part("places_chart", "places_table")(
        [(1, 60)], [("a", NASTY, [1, None])], "a", NASTY, "ca"
    ),
    "camera": lambda: part("camera", "camera")(NASTY, NASTY, DATA, DATA, DATA),
    "send_text": lambda: part("send_text", "send_text")("promise", NASTY, "ca"),
    "qr_code": lambda: part("qr", "qr_code")(Markup("<svg/>"), NASTY, "promise__qr"),
    "moving_code_picture": lambda: part("moving_code", "moving_code_picture")(
        MovingCode(NASTY, 105, 0, 9, "AA== AA=="), DATA, NASTY
    ),
    "activity_at_once": lambda: part("activity", "activity_at_once")(
        "a", "mail", NASTY, NASTY, DATA, NASTY, NASTY
    ),
    "activity": lambda: part("activity", "activity")("a", "mail", NASTY, NASTY, NASTY, DATA),
}


def sound(name):
    html = EVERY_PART[name]()
    assert "<b>" not in html.lower(), "a name became an element"
    assert SAFE in html or name in ("icon", "logo", "paper_sizes", "tiles_hint"), "the name is not shown"
    assert "style=" not in html, "the page's policy forbids styles"
    for control in re.findall(r"<(?:button|input|textarea|a|dialog|progress)\b[^>]*>", html):
        assert " id=" in control or control == "<button>", f"without an id: {control}"
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids)), f"an id comes twice: {ids}"
    for pointed_at in re.findall(r'(?:aria-describedby|aria-labelledby|for|popovertarget)="([^"]+)"', html):
        assert set(pointed_at.split()) <= set(ids), f"nothing is called {pointed_at}"


def test_names_are_text_every_control_has_an_id_of_its_own_and_no_part_writes_a_style():
    assert offenders(EVERY_PART.keys(), sound) == {}


def test_every_macro_has_been_drawn_here():
    written = {name for file in PARTS for name in re.findall(r"macro ([a-z]\w*)\(", file.read_text("utf-8"))}
    assert written - {"data_of"} == {name.removesuffix(" as a link") for name in EVERY_PART}


def test_data_that_is_none_is_left_out():
    html = part("data", "data_of")({"do": "play", "in_hand": 2, "left": None})
    assert html == ' data-do="play" data-in-hand="2"'


def test_a_tile_shows_a_q_for_qu_a_narrow_ela_geminada_and_a_blank_as_it_lies():
    html = part("tile", "tile")("QU", 8)
    assert ">Q<" in html and "data-wide" not in html
    assert "data-wide data-dear" in part("tile", "tile")("L·L", 10)
    assert "tile__" not in part("tile", "tile")("", None, blank=True)
    html = part("tile", "tile")("N", None, blank=True)
    assert "data-blank" in html and ">0<" in html


def test_the_empty_places_of_a_rack_are_counted_by_stubs():
    assert part("rack", "rack")(TILES).count("rack__stub") == 5


def test_the_next_step_can_send_a_form_elsewhere_and_shows_how_much_has_passed_of_what_comes_by_itself():
    assert 'type="submit" form="setup"' in part("next_step", "next_step")("n", "A", "B", {}, form="setup")
    html = part("next_step", "next_step")("n", "A", "B", {}, kind="itself", done=108, total=180)
    assert '<progress class="next-step__time" id="n-time"' in html and 'value="108" max="180"' in html


def test_a_field_tells_its_problem_and_nothing_corrects_a_play():
    html = part("field", "field")("seat", "Table", "12", hint="H", problem="P")
    assert 'aria-describedby="seat-problem seat-hint" aria-invalid="true"' in html
    html = part("field", "field")("play", "Play", "", type="play")
    assert 'autocapitalize="none" autocorrect="off" spellcheck="false"' in html


def test_what_a_watching_window_cannot_do_is_disabled():
    button = part("button", "button")
    assert " disabled" in button("one", "One", {"do": WATCHED})
    assert " disabled" not in button("one", "One", {"do": "draw.stop"})
    assert " disabled" in part("next_step", "next_step")("two", "Two", "then", {"do": WATCHED})
