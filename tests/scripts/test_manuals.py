"""The command in a script's manual works: with any Python if it says `python3`, else with that of .venv."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import toolbox

SCRIPTS = toolbox.ROOT / "scripts"
COMMAND = re.compile(r"(\.venv/bin/python|python3) scripts/(\w+)\.py")


def manual(script: Path) -> str:
    return script.read_text("utf-8").split('"""')[1]


NAMED = {
    script.stem: commands
    for script in sorted(SCRIPTS.glob("*.py"))
    if (commands := set(COMMAND.findall(manual(script))))
}


def test_a_manual_names_its_own_script():
    assert NAMED
    for script, commands in NAMED.items():
        assert [named for _, named in commands] == [script]


@pytest.mark.parametrize("script", [name for name, found in NAMED.items() if ("python3", name) in found])
def test_what_says_python3_starts_with_any_python(script):
    """Without the packages of anybody: -S leaves them out."""
    starts = f"import sys; sys.path.insert(0, {str(SCRIPTS)!r}); import {script}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", starts], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
