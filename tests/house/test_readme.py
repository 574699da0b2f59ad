"""The README is right: its commands run, its options, rooms and pictures exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from drivers.offenders import each

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = sorted(set(re.findall(r"python3 (scripts/\w+\.py)((?: --[\w.-]+(?: [\d.]+)?)*)", README)))
ROOMS = re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE)
PICTURES = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
PAGES = re.findall(r"(?<!!)\[[^\]]+\]\(([^)]+)\)", README)


def test_the_two_commands_are_named():
    assert {"scripts/serve.py", "scripts/test.py"} <= {script for script, _ in COMMANDS}


@pytest.mark.parametrize(("script", "options"), COMMANDS)
def test_a_command_knows_the_options_that_the_readme_gives_it(script, options):
    manual = subprocess.run([sys.executable, ROOT / script, "--help"], capture_output=True, text=True)
    assert manual.returncode == 0
    for option in re.findall(r"--[\w-]+", options):
        assert option in manual.stdout


@each("place", [*ROOMS, *PICTURES, *PAGES])
def test_what_the_readme_points_to_is_there(place):
    assert (ROOT / place).exists()


def test_every_room_of_the_engine_is_on_the_map():
    rooms = {path.name for path in (ROOT / "py" / "faristol").iterdir() if (path / "__init__.py").exists()}
    assert rooms <= {Path(room).name for room in ROOMS}
