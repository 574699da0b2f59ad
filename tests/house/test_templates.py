"""The templates: whoever changes a screen reads them, and most of the time it is no programmer."""

import re
from pathlib import Path

import pytest
from jinja2.meta import find_undeclared_variables

from faristol.preloading import IN_PLAY
from faristol.screens.rendering import environment
from toolbox import ROOT

SCREENS = ROOT / "py/faristol/screens"
WIDEST = 120


def too_wide(folder: Path) -> list[str]:
    """Return the lines of the templates of a folder that are too wide, as an editor opens them."""
    return [
        f"{path.relative_to(folder)}:{number}: {len(line)} columns"
        for path in sorted(folder.rglob("*.html"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]


def test_no_line_of_a_template_is_wider_than_a_window():
    assert [*SCREENS.rglob("*.html")]
    assert too_wide(ROOT / "py") == []


def test_no_template_asks_for_the_loop_of_another():
    """What is included has no `loop` of what includes it: its page would break, once something is there."""
    asks = [
        str(path.relative_to(SCREENS))
        for path in sorted(SCREENS.rglob("*.html"))
        if "loop" in find_undeclared_variables(environment().parse(path.read_text("utf-8")))
    ]
    assert asks == []


def test_what_is_read_before_a_game_begins_is_there():
    assert [folder for folder in IN_PLAY if not (SCREENS / folder).is_dir()] == []


def test_a_line_that_is_too_wide_is_named(tmp_path):
    (tmp_path / "room").mkdir()
    (tmp_path / "room/table.html").write_text(f"<p>\n{'é' * WIDEST}\n{'é' * WIDEST}.\n</p>\n", "utf-8")
    assert too_wide(tmp_path) == ["room/table.html:3: 121 columns"]


def test_every_paper_is_of_the_size_that_the_device_has_chosen():
    """Only print.html says the size of a paper to the stylesheet, and only print.css knows the sheets."""
    blocks = {
        path.name: block
        for path in SCREENS.rglob("*.html")
        for block in re.findall(r"{% block print %}(.*?){% endblock %}", path.read_text("utf-8"), re.DOTALL)
        if block
    }
    assert len(blocks) > 12
    assert [name for name, block in blocks.items() if "on_paper(" not in block] == []
    sized = {path.name for path in SCREENS.rglob("*.html") if "data-paper" in path.read_text("utf-8")}
    assert sized == {"print.html"}
    sheets = {
        path.name for path in (ROOT / "site/css").glob("*.css") if "data-paper" in path.read_text("utf-8")
    }
    assert sheets == {"print.css"}


@pytest.mark.parametrize(
    ("template", "html"),
    [
        ("<ul>\n    <li>1</li>\n\n    <li>2</li>\n</ul>", "<ul>\n<li>1</li>\n<li>2</li>\n</ul>"),
        ("<b>1</b>{% if true %}\n    <b>2</b>{% endif %}", "<b>1</b> <b>2</b>"),
        ("<b>1</b>\n    {#- -#}\n    <b>2</b>", "<b>1</b><b>2</b>"),
        ("<b>1\u00a0\u202f \n 2</b>", "<b>1\u00a0\u202f\n2</b>"),
        ("{{ '1    2' }}\n", "1    2"),
    ],
)
def test_what_indents_a_template_is_not_sent_and_a_space_stays_one(template, html):
    assert environment().from_string(template).render() == html
