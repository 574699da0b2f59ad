"""Makes the seat without an engine, dist/seat/, for browsers of 2018: one script and one stylesheet.

All that it loads has to be small: the telephone of a guest gets it over the Wi-Fi of a club in the moment of
joining. esbuild lowers what is newer than these browsers and leaves out what only people read.
"""

import re
import shutil

import toolbox
from toolbox import BUILD, NODE_MODULES, ROOT

SITE = ROOT / "site"
BROWSERS = "safari12,chrome80,firefox78"
OF_DEVICES = [
    "hand",
    "hand_on_board",
    "judges_time",
    "page_link",
    "page_memory",
    "ring",
    "turns",
    "which_room",
]
SHARED = ["sealing.js", *(f"devices/{name}.js" for name in OF_DEVICES)]
PARTS_OF_TWEETNACL = [
    r"\(function\(nacl\) \{\n(.*)",
    r"(nacl\.lowlevel = \{.*?\n\};\n)(.*)",
    r"(nacl\.sign = .*)",
    r"(nacl\.verify = .*)\n\}\)\(.*\n",
]
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
    esbuild = [
        *node,
        NODE_MODULES / "esbuild/bin/esbuild",
        f"--target={BROWSERS}",
        "--minify",
        "--charset=utf8",
    ]
    # Safari has had destructuring since 10; esbuild holds a rare fault of it against it.
    esbuild += ["--supported:destructuring=true", "--log-level=warning"]
    script = ["--bundle", "--format=iife", "--define:require=undefined"]
    toolbox.run([*esbuild, *script, work / "seat/seat.js", f"--outfile={folder / 'seat.js'}"])
    toolbox.run([*esbuild, work / "seat/seat.css", f"--outfile={folder / 'seat.css'}"])
    for source in (SITE / "seat").glob("*.js"):
        if source.name != "seat.js":
            (folder / source.name).unlink(missing_ok=True)


def sealing():
    """Returns what of tweetnacl seals messages, as a module.

    A guest signs nothing, and esbuild leaves out the functions that nobody calls.
    """
    text = (NODE_MODULES / "tweetnacl/nacl.js").read_text("utf-8")
    parts = re.fullmatch("".join(PARTS_OF_TWEETNACL), text, re.DOTALL)
    assert parts
    return f"const nacl = (self.nacl = {{}});\n{parts[1]}{parts[3]}{parts[5]}\nexport {{}};\n"


def size(folder):
    """Returns the bytes that the page loads: all but the words of the other languages."""
    words = [len(file.read_bytes()) for file in folder.glob("??.html")]
    return sum(file.stat().st_size for file in folder.iterdir()) - sum(words) + max(words)
