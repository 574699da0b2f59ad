"""The interpreter that is shipped: Pyodide without what we never ask for, and with an end to its memory."""

import json
import subprocess

import toolbox

GROW = """
const [engine] = process.argv.slice(2);
const { loadPyodide } = await import(`${engine}/pyodide.mjs`);
const python = await loadPyodide({ stdLibURL: `${engine}/python_stdlib.zip` });
console.log(python.runPython(`
import json
sizes = {}
for megabytes in (100, 300, 600):
    try:
        sizes[megabytes] = len(bytearray(megabytes * 10**6))
    except MemoryError:
        sizes[megabytes] = None
json.dumps(sizes)`));
"""
FILES = "pyodide.asm.mjs", "pyodide.asm.wasm"


def test_it_is_smaller_than_pyodide(dist):
    for name in FILES:
        whole = toolbox.NODE_MODULES / "pyodide" / name
        assert (dist / "engine" / name).stat().st_size < whole.stat().st_size


def test_its_memory_grows_to_half_a_gigabyte_and_then_says_no(dist, tmp_path):
    program = tmp_path / "grow.mjs"
    program.write_text(GROW)
    node, _ = toolbox.node()
    sizes = subprocess.check_output([*node, program, dist / "engine"], text=True)
    assert json.loads(sizes) == {"100": 100_000_000, "300": 300_000_000, "600": None}
