"""The engine starts from its snapshot, and without it when the snapshot can't be used."""

import shutil
import threading

import pytest

import toolbox
from faristol.serving import serve

PAGE = """<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<script type="module" src="vendor/pyscript/core.js"></script>
<script type="py" worker name="engine" config="engine/config.json" src="engine/start.py"></script>
<script type="module" src="start.js"></script>
"""
SCRIPT = """
const engine = document.querySelector("script[type=py]");
while (!engine.xworker) await new Promise((resolve) => setTimeout(resolve, 5));
globalThis.start = await (await engine.xworker.ready).sync.start();
"""
ENGINE = """
import importlib.resources
import js, json, random, secrets, sys
import faristol.engine

def start():
    template = importlib.resources.files("faristol.screens").joinpath("frame.html").is_file()
    told = {"way": js.faristolStart, "files": template, "extra": len(getattr(sys, "extra", b""))}
    return json.dumps({**told, "random": random.random(), "secret": secrets.token_hex()})

__export__ = ["start"]
"""
GROWN = """
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
const [engine] = process.argv.slice(2);
const { loadPyodide } = await import(`${engine}/pyodide.mjs`);
const python = await loadPyodide({ _makeSnapshot: true, stdLibURL: `${engine}/python_stdlib.zip` });
const wheels = `${engine}/wheels`;
for (const name of readdirSync(wheels)) {
  const bytes = new Uint8Array(readFileSync(`${wheels}/${name}`));
  python.unpackArchive(bytes, "wheel", { extractDir: "/lib/python3.14/site-packages" });
}
python.runPython("import sys, faristol.engine\\nsys.extra = bytes(range(250)) * 4_000");
if (python._module.HEAPU8.length <= 31457280) throw new Error("it did not grow");
writeFileSync(`${engine}/snapshot.bin`, gzipSync(python.makeMemorySnapshot()));
"""


@pytest.fixture
def folder(dist, tmp_path):
    """The built engine behind a page that only asks it how it started."""
    for part in ["engine", "vendor"]:
        shutil.copytree(dist / part, tmp_path / part)
    shutil.copyfile(dist / "no-database.js", tmp_path / "no-database.js")
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "start.js").write_text(SCRIPT)
    (tmp_path / "engine/start.py").write_text(ENGINE)
    return tmp_path


@pytest.fixture
def start(folder, page):
    """Opens the page and returns what the engine says of its start."""
    server = serve.site("localhost", 0, folder)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()

    def opened():
        page.goto(f"http://localhost:{server.server_port}/")
        page.wait_for_function("globalThis.start", timeout=60_000)
        return page.evaluate("JSON.parse(start)")

    yield opened
    page.close()
    server.shutdown()
    server.server_close()
    thread.join()


def test_the_engine_starts_from_the_snapshot_with_its_files(start):
    assert {"way": "snapshot", "files": True}.items() <= start().items()


@pytest.mark.slow
def test_two_starts_share_no_randomness(start):
    first, second = start(), start()
    assert first["random"] != second["random"]
    assert first["secret"] != second["secret"]


@pytest.mark.slow
def test_a_damaged_snapshot_gives_a_plain_start(folder, start):
    snapshot = folder / "engine/snapshot.bin"
    snapshot.write_bytes(snapshot.read_bytes()[:1_000_000])
    assert {"way": "plain", "files": True}.items() <= start().items()


@pytest.mark.thorough
def test_a_snapshot_that_is_not_there_gives_a_plain_start(folder, start):
    (folder / "engine/snapshot.bin").unlink()
    assert {"way": "plain", "files": True}.items() <= start().items()


@pytest.mark.thorough
def test_a_snapshot_of_another_pyodide_gives_a_plain_start(folder, start):
    source = (folder / "engine/pyodide.mjs").read_text("utf-8")
    (folder / "engine/pyodide.mjs").write_text(source.replace('BUILD_ID:"', 'BUILD_ID:"0'), "utf-8")
    assert start()["way"] == "plain"


@pytest.mark.slow
@pytest.mark.thorough
def test_a_snapshot_that_outgrew_the_first_memory_starts(folder, start):
    program = folder / "grown.mjs"
    program.write_text(GROWN)
    node, _ = toolbox.node()
    toolbox.run([*node, program, folder / "engine"])
    assert {"way": "snapshot", "files": True, "extra": 1_000_000}.items() <= start().items()
