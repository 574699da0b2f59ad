"""The standard library that goes to the browser: compiled, lighter, and with all that is imported there."""

import ast
import json
import subprocess
import zipfile
from pathlib import Path

import pytest

import library
import toolbox

WHOLE = toolbox.NODE_MODULES / "pyodide/python_stdlib.zip"
# What a wheel holds for a command line, or for the window of a desktop.
ELSEWHERE = ("faristol/commands/", "faristol/__main__.py", "segno/cli.py")
ON_A_DESKTOP = {"segno/__init__.py": {"webbrowser"}, "segno/writers.py": {"ctypes"}}
IMPORT_ALL = """
const [shipped, names] = process.argv.slice(2);
const { loadPyodide } = await import(`${shipped}/pyodide.mjs`);
const python = await loadPyodide({ stdLibURL: `${shipped}/python_stdlib.zip` });
python.globals.set("names", python.toPy(JSON.parse(names)));
const failed = python.runPython(`
import importlib, json
failed = {}
for name in names:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed[name] = repr(error)
json.dumps(failed)`);
console.log(failed);
"""

RUN = """
import { readFileSync } from "fs";
const [shipped, program, ...wheels] = process.argv.slice(2);
const { loadPyodide } = await import(`${shipped}/pyodide.mjs`);
const python = await loadPyodide({ stdLibURL: `${shipped}/python_stdlib.zip` });
wheels.forEach((wheel, n) => python.FS.writeFile(`/wheel${n}.zip`, readFileSync(wheel)));
python.runPython(`import sys; sys.path += [f"/wheel{n}.zip" for n in range(${wheels.length})]`);
console.log(python.runPython(program));
"""


def modules(archive: Path) -> dict[str, str]:
    """The names of all Python modules in an archive, each with its file."""
    with zipfile.ZipFile(archive) as files:
        return {
            name.partition(".py")[0].removesuffix("/__init__").replace("/", "."): name
            for name in files.namelist()
            if name.endswith((".py", ".pyc"))
        }


def imported(source: bytes) -> set[str]:
    """All that a module asks for from elsewhere, early or late."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


@pytest.fixture(scope="module")
def light(dist):
    return dist / "engine/python_stdlib.zip"


def test_nothing_in_it_is_compiled_again_at_each_start(light):
    assert not [file for file in modules(light).values() if not file.endswith(".pyc")]


def test_it_is_lighter_than_all_of_it(light):
    with zipfile.ZipFile(light) as ours, zipfile.ZipFile(WHOLE) as theirs:
        assert len(ours.namelist()) < len(theirs.namelist())
        assert sum(each.file_size for each in ours.infolist()) < sum(
            each.file_size for each in theirs.infolist()
        )


def test_every_module_in_it_can_be_imported(light, tmp_path):
    names = [name for name in modules(light) if not name.endswith("__main__")]
    program = tmp_path / "import_all.mjs"
    program.write_text(IMPORT_ALL)
    node, _ = toolbox.node()
    failed = subprocess.check_output([*node, program, light.parent, json.dumps(names)], text=True)
    assert json.loads(failed) == {}


def test_a_code_of_any_letters_is_drawn_without_the_codecs_that_were_left_out(dist, light, tmp_path):
    """A room says words with ă and ș, and its Wi-Fi has a name with them."""
    program = tmp_path / "run.mjs"
    program.write_text(RUN)
    node, _ = toolbox.node()
    draws = """
from faristol.screens.parts.qr import qr, squares
texts = ("Afară ninge și e cald…", "Сало Ω 雪", "café")
str([len(qr(text)) > 500 and squares(text)[0] > 20 for text in texts])
"""
    wheels = sorted((dist / "engine/wheels").glob("*.whl"))
    said = subprocess.check_output([*node, program, light.parent, draws, *wheels], text=True)
    assert said.strip() == "[True, True, True]"


def missing(archive: Path, light: Path, of: tuple[str, ...] = ("",)) -> dict[str, set[str]]:
    """What some modules of an archive ask for that was left out."""
    left_out = modules(WHOLE).keys() - modules(light).keys()
    found = {}
    with zipfile.ZipFile(archive) as files:
        for module, name in modules(archive).items():
            ours = name.startswith(of) and not name.startswith(ELSEWHERE) and module not in left_out
            if ours and (lost := imported(files.read(name)) & left_out):
                found[name] = lost
    return found


def test_it_has_whatever_our_wheels_ask_for(dist, light):
    wheels = (dist / "engine/wheels").glob("*.whl")
    lost = {name: names for wheel in wheels for name, names in missing(wheel, light).items()}
    assert lost == ON_A_DESKTOP


def test_it_has_whatever_pyodide_itself_asks_for(light):
    assert missing(WHOLE, light, of=("pyodide/", "_pyodide/")) == {}


DOCUMENTED = '''
"""A module."""
from dataclasses import dataclass

@dataclass
class Slip:
    """What a player wrote."""
    table: int
    """Where."""

    def alone(self):
        """Only documented."""

    def judged(self):
        """Documented, and with an assertion."""
        assert self.table
        return self.table
'''


def test_what_is_compiled_for_the_snapshot_does_the_same_without_its_docstrings():
    made = {}
    exec(compile(library.without_docstrings(DOCUMENTED.encode()), "slips", "exec"), made)
    slip = made["Slip"](7)
    assert (slip.judged(), slip.alone()) == (7, None)
    assert made["Slip"].__doc__ == "."
    assert made.get("__doc__") is slip.judged.__doc__ is None
    with pytest.raises(AssertionError):
        made["Slip"](0).judged()
