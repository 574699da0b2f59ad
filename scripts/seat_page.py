"""Makes the seat without an engine, dist/seat/, for browsers of 2018: one script and one stylesheet.

All that it loads has to be small: the telephone of a guest gets it over the Wi-Fi of a club in the moment of
joining. esbuild lowers what is newer than these browsers and leaves out what only people read.
"""

import shutil

import toolbox
from toolbox import BUILD, NODE_MODULES, ROOT

SITE = ROOT / "site"
BROWSERS = "safari12,chrome80,firefox78"
OF_DEVICES = ["hand", "hand_on_board", "page_link", "page_memory", "ring", "which_room"]
SHARED = ["sealing.js", *(f"devices/{name}.js" for name in OF_DEVICES)]
FOR_NODE = '"undefined"!=typeof module&&module.exports?module.exports:self.nacl=self.nacl||{}'
MOST = 60_000
"""Bytes of the page with everything that it loads."""


def make(folder):
    """Writes script and stylesheet of the seat into a folder that has its pages already."""
    work = BUILD / "seat"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SITE / "seat", work / "seat")
    for name in SHARED:
        (work / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(SITE / name, work / name)
    (work / "vendor").mkdir()
    (work / "vendor" / "tweetnacl.js").write_text(sealing(), "utf-8")
    node, _ = toolbox.node()
    esbuild = [*node, NODE_MODULES / "esbuild/bin/esbuild", f"--target={BROWSERS}", "--minify"]
    # Safari has had destructuring since 10; esbuild holds a rare fault of it against it.
    esbuild += ["--supported:destructuring=true", "--log-level=warning"]
    script = ["--bundle", "--format=iife", "--define:require=undefined"]
    toolbox.run([*esbuild, *script, work / "seat/seat.js", f"--outfile={folder / 'seat.js'}"])
    toolbox.run([*esbuild, work / "seat/seat.css", f"--outfile={folder / 'seat.css'}"])
    for source in (SITE / "seat").glob("*.js"):
        if source.name != "seat.js":
            (folder / source.name).unlink(missing_ok=True)


def sealing():
    """Returns the smaller of the two programs of tweetnacl: a guest has one room and few messages.

    It looks for a module of Node, which esbuild would give it; here it is one of the page.
    """
    text = (NODE_MODULES / "tweetnacl/nacl.min.js").read_text("utf-8")
    before, found, after = text.partition(FOR_NODE)
    assert found and not after.strip(");\n")
    return f"{before}self.nacl = {{}});\nexport {{}};\n"


def size(folder):
    """Returns the bytes that the page loads: all but the words of the other languages."""
    words = [len(file.read_bytes()) for file in folder.glob("??.html")]
    return sum(file.stat().st_size for file in folder.iterdir()) - sum(words) + max(words)
