"""The READMEs are right: commands run, options, pages and pictures exist, numbers are counted."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.offenders import each
from toolbox import ROOT

READMES = {name: (ROOT / name).read_text("utf-8") for name in ("README.md", "README.ca.md", "README.ro.md")}
ALL = "\n".join(READMES.values())
COMMAND = re.compile(r"(?:python3 (scripts/\w+\.py)|(faristol serve))((?: --[\w.-]+(?: [\d.]+)?)*)")
COMMANDS = sorted({(script or serve, options) for script, serve, options in COMMAND.findall(ALL)})
ROOMS = re.findall(r"^\| `([^`]+)` \|", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE)
PICTURES = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", ALL)
PAGES = re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", ALL)
SOURCES = re.findall(r"\| `((?:tests|scripts|benchmarks|lexicons)/[^`]*)` \|", ALL)


def test_the_two_commands_are_named():
    assert {"scripts/serve.py", "scripts/test.py"} <= {script for script, _ in COMMANDS}


@pytest.mark.parametrize(("script", "options"), COMMANDS)
def test_a_command_knows_the_options_that_the_readmes_give_it(script, options):
    command = ["-m", *script.split()] if "/" not in script else [ROOT / script]
    manual = subprocess.run([sys.executable, *command, "--help"], capture_output=True, text=True, cwd=ROOT)
    assert manual.returncode == 0
    for option in re.findall(r"--[\w-]+", options):
        assert option in manual.stdout


@each("place", sorted({*ROOMS, *PICTURES, *PAGES, *SOURCES}))
def test_what_is_pointed_to_is_there(place):
    assert (ROOT / place).exists()


def test_every_room_of_the_engine_is_on_the_map():
    rooms = {path.name for path in (ROOT / "py" / "faristol").iterdir() if (path / "__init__.py").exists()}
    assert rooms <= {Path(room).name for room in ROOMS}


@each("name", READMES)
def test_the_words_of_the_lists_are_counted(name):
    for file in ("catalan/catalan.json", "romanian/romanian.json"):
        words = json.loads((ROOT / "lexicons" / file).read_text("utf-8"))["words"]
        thousands = f"{words:,}" if name == "README.md" else f"{words:,}".replace(",", ".")
        assert thousands in READMES[name]


def test_a_translation_names_no_command_and_no_size_that_the_english_one_does_not():
    english = READMES["README.md"]
    for text in READMES.values():
        assert set(COMMAND.findall(text)) <= set(COMMAND.findall(english))
        assert set(re.findall(r"\d+ [Mk]B", text)) <= set(re.findall(r"\d+ [Mk]B", english))
