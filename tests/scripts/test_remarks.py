"""The scripts and styles that a tablet fetches are the same programs as those in the checkout."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

import remarks
import toolbox

ROOT = Path(__file__).parents[2]
SCRIPTS = [*sorted((ROOT / "site").glob("*js")), *sorted((ROOT / "site/devices").glob("*js"))]
STYLES = sorted((ROOT / "site/css").glob("*.css"))


def as_programs(folder: Path, texts: Mapping[str, str]) -> dict[str, str]:
    """Return each with nothing left that is not part of the program."""
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    node, _ = toolbox.node()
    esbuild = [*node, toolbox.NODE_MODULES / "esbuild/bin/esbuild", "--minify", "--log-level=error"]
    small = folder / "small"
    subprocess.run([*esbuild, *(folder / name for name in texts), f"--outdir={small}"], check=True)
    return {path.name: path.read_text("utf-8") for path in small.iterdir()}


def test_every_script_is_the_same_program(tmp_path: Path) -> None:
    texts = {path.name: path.read_text("utf-8") for path in SCRIPTS}
    left = {name: remarks.of_script(text) for name, text in texts.items()}
    assert as_programs(tmp_path / "left", left) == as_programs(tmp_path / "whole", texts)


def test_the_styles_are_the_same(tmp_path: Path) -> None:
    texts = {path.name: path.read_text("utf-8") for path in STYLES}
    left = {name: remarks.of_styles(text) for name, text in texts.items()}
    assert as_programs(tmp_path / "left", left) == as_programs(tmp_path / "whole", texts)


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("// one\nlet a = 1; // two\n", "let a = 1; // two\n"),
        ("/** A b.\n *  c\n */\nlet a;\n", "let a;\n"),
        ('const at = "http://x"; /* in it */\n', 'const at = "http://x"; /* in it */\n'),
    ],
)
def test_only_comments_with_lines_of_their_own_go(script: str, left: str) -> None:
    assert remarks.of_script(script) == left
