"""Python in the engine as it is built, in a worker of Chromium, as the page runs it: for benchmarks.

Time there is the clock's: a browser does not tell the processor's. A busy machine measures itself.
"""

import json
import os
import sys
from contextlib import contextmanager
from pathlib import Path

import visiting

import browsers
import build_site
import toolbox

ROOT = Path(__file__).resolve().parents[1]
FILES = [
    *(f"benchmarks/{name}.py" for name in ("plays", "lexicon", "opponents", "peers", "earlier", "self_play")),
    *(f"tests/data/positions/{name}.json" for name in ("catalan", "romanian")),
    *(f"lexicons/{name}/{name}.lex" for name in ("catalan", "romanian")),
    "node_modules/pyodide/python_stdlib.zip",  # scripts/library.py leaves out what only benchmarks ask for
]
FOLDERS = ["/repository/benchmarks", "/repository/node_modules/pyodide/python_stdlib.zip"]

WORKER = """
import { loadPyodide } from "%sengine/boot.mjs";
const engine = loadPyodide({});
onmessage = async ({ data: { files, python } }) => {
  const pyodide = await engine;
  for (const [name, content] of Object.entries(files)) {
    pyodide.FS.mkdirTree(name.slice(0, name.lastIndexOf("/")));
    pyodide.FS.writeFile(name, Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
  }
  pyodide.runPython("import sys; sys.path += %s");
  try {
    postMessage({ answer: await pyodide.runPythonAsync(python) });
  } catch (error) {
    postMessage({ error: String(error) });
  }
};
"""
ASK = """({ worker, files, python }) => new Promise((answered, failed) => {
  const address = URL.createObjectURL(new Blob([worker], { type: "text/javascript" }));
  const engine = new Worker(address, { type: "module" });
  engine.onerror = ({ message }) => failed(new Error(message));
  engine.onmessage = ({ data }) => {
    engine.terminate();
    if (data.error) failed(new Error(data.error));
    else answered(data.answer);
  };
  engine.postMessage({ files, python });
})"""


@contextmanager
def worker():
    """A function that runs Python in an engine of its own, with the files of the benchmarks beside it."""
    from base64 import b64encode

    from playwright.sync_api import sync_playwright

    files = {f"/repository/{name}": b64encode((ROOT / name).read_bytes()).decode() for name in FILES}
    with sync_playwright() as playwright, visiting.served(build_site.DIST) as address:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        page.route("**/favicon.ico", lambda route: route.fulfill(body=""))
        page.goto(f"{address}version.json")

        def run(python):
            worker = WORKER % (address, FOLDERS)
            return json.loads(page.evaluate(ASK, {"worker": worker, "files": files, "python": python}))

        yield run
        browser.close()


def in_the_tools_python():
    """Playwright is among the tools of the project: their Python goes on with what was asked for."""
    if Path(sys.prefix) != toolbox.VENV:
        toolbox.prepare("build", "dev")
        os.execv(toolbox.PYTHON, [str(toolbox.PYTHON), *sys.argv])
    build_site.ensure()
