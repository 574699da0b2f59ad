"""The seat without an engine: small, and in the language of browsers of 2018 to 2020."""

import re
import shutil
import subprocess

import pytest

import seat_page
import toolbox
from faristol.prerender import seat_html
from faristol.texts import LANGUAGES

(NODE, *_), _ = toolbox.node()
PARSED = """
const { readFileSync } = require("node:fs");
require("acorn").parse(readFileSync(0, "utf-8"), { ecmaVersion: 2019, sourceType: "script" });
"""
NEWER = [
    *(r"\.at\(", r"\.replaceAll\(", r"\.replaceChildren\(", r"Object\.fromEntries", r"structuredClone"),
    *("BigInt", r"crypto\.subtle", r"randomUUID", "serviceWorker", "popover", "allSettled", r"import\("),
    *("matchAll", "globalThis", "ResizeObserver", "AbortController", r":has\(", r":is\("),
]
"""What Safari 12, Chrome 80 or Firefox 78 lacks, or lacks on a page of plain http."""
NEWER_STYLE = [
    *(r":has\(", r":is\(", r":where\(", "@layer", "@container", r"\bgap:", r"\binset[-\w]*:", "aspect-ratio"),
    *("clamp", "color-mix", "light-dark", r"\bcqi\b", r"\bdvh\b", r"[^-]inline-size", "accent-color", "&"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("seat")
    shutil.copyfile(seat_page.SITE / "seat/index.html", folder / "index.html")
    for language in LANGUAGES:
        (folder / f"{language}.html").write_text(seat_html(language), "utf-8")
    seat_page.make(folder)
    return folder


def test_all_that_a_telephone_loads_is_small(folder):
    assert seat_page.size(folder) <= seat_page.MOST
    assert {each.name for each in folder.iterdir()} == {
        *("index.html", "seat.js", "seat.css"),
        *(f"{language}.html" for language in LANGUAGES),
    }


def test_its_script_is_of_2018(folder):
    script = (folder / "seat.js").read_text("utf-8")
    subprocess.run([NODE, "-e", PARSED], input=script, text=True, check=True, cwd=toolbox.ROOT)
    assert [each for each in NEWER if re.search(each, script)] == []
    newer = "const a = b?.c ?? 1;"
    assert subprocess.run([NODE, "-e", PARSED], input=newer, text=True, cwd=toolbox.ROOT).returncode


def test_its_styles_are_of_2018(folder):
    styles = (folder / "seat.css").read_text("utf-8")
    assert [each for each in NEWER_STYLE if re.search(each, styles)] == []


def test_its_page_asks_for_nothing_from_elsewhere(folder):
    page = (folder / "index.html").read_text("utf-8")
    assert "default-src 'none'" in page and "connect-src 'self'" in page
    assert re.findall(r'(?:src|href)="([^"]+)"', page) == ["../icons/favicon.svg", "seat.css", "seat.js"]


def test_a_browser_that_cannot_run_the_wall_is_told_so_by_the_page_alone():
    page = (seat_page.SITE / "wall/index.html").read_text("utf-8")
    styles = (seat_page.SITE / "wall/wall.css").read_text("utf-8")
    needs = re.search(r'<p id="needs">(.*?)</p>', page, re.DOTALL)
    assert needs and needs[1].count("Chrome 105, Safari 16, Firefox 110") == len(LANGUAGES)
    assert re.search(r"@supports \(container-type: inline-size\) \{\s*#needs \{\s*display: none", styles)


def test_two_taps_on_a_square_never_zoom(folder):
    styles = (folder / "seat.css").read_text("utf-8")
    (square,) = re.findall(r"[}]\.board__square\{([^}]*)\}", styles)
    assert "touch-action:manipulation" in square
