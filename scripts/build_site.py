"""Builds dist/, the folder that a club copies to its web server: .venv/bin/python scripts/build_site.py

The engine (wheels, lock file, library, memory snapshot) is frozen only when the Python in it changed. The
site is made in build/dist.new and then put in the place of dist/, so that nobody is ever served half of one.
Nothing is done when nothing changed.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import espeak
import packing
import remarks
import seat_page
import toolbox
from toolbox import BUILD, NODE_MODULES, ROOT

DIST = ROOT / "dist"
SITE = ROOT / "site"
ENGINE = BUILD / "engine"
STAMP = BUILD / "site.stamp"

# All that goes into dist/, or says how.
ENGINE_INPUTS = [
    "py",
    "scripts/freeze.mjs",
    "scripts/library.py",
    "scripts/pare.mjs",
    "site/engine/boot.mjs",
    "scripts/terse.py",
    "scripts/wheels.py",
    "pyproject.toml",
    "locks/browser.txt",
    "package-lock.json",
    "LICENSE",
    "NOTICE",
]
INPUTS = [*ENGINE_INPUTS, "lexicons", "site"]
INPUTS += [f"scripts/{name}.py" for name in ("build_site", "espeak", "packing", "remarks", "seat_page")]
# The oldest browsers for which the stylesheets are written down.
FLOOR = "chrome103,firefox115,safari16.4"
# What PyScript asks for when it starts (never the terminal or the editor proper); the names carry a hash.
PYSCRIPT = ["core.js", "core-*.js", "core.css", "error-*.js", "deprecations-manager-*.js", "donkey-*.js"]
PYSCRIPT += ["py-editor-*.js", "py-game-*.js", "py-terminal-*.js"]
STYLES = re.compile(r'(?:<link rel="stylesheet" href="css/[\w-]+\.css">\s*)+')
# The reader of codes without its writer; the JavaScript names its other half by this place.
ZXING = {"es/reader/index.js": "reader/index.js", "es/share.js": "share.js"}
ZXING |= {"reader/zxing_reader.wasm": "zxing_reader.wasm"}
NO_RELAY = "relay/index.html"
"""What a web server answers where serve.py tells of its relay: the page asks without an error."""
UNPACKING = ["xz-decompress/dist/package/xz-decompress.min.js", "hash-wasm/dist/sha256.umd.min.js"]
FONT = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{}-wght-normal.woff2"


def digest(inputs):
    """Returns one fingerprint of files and of everything in folders."""
    total = hashlib.sha256()
    for path in sorted(file for name in inputs for file in source_files(ROOT / name)):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{sha256(path)}\n".encode())
    return total.hexdigest()


def source_files(path):
    if path.is_file():
        return [path]
    others = re.compile(r"__pycache__|\.egg-info|faristol/serving/")
    return [file for file in path.rglob("*") if file.is_file() and not others.search(file.as_posix())]


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def about(path):
    """Returns digest and size of a file, and those that it has in the pack if they are others."""
    alone, packed = measured(path.read_bytes()), measured(packing.unpacked(path))
    return alone if packed == alone else {**alone, "unpacked": packed}


def measured(content):
    return {"sha256": hashlib.sha256(content).hexdigest(), "size": len(content)}


def is_fresh(inputs):
    """Returns whether dist/ is complete and made from these inputs."""
    about = DIST / "version.json"
    if not about.exists() or not STAMP.exists() or STAMP.read_text("utf-8") != f"{inputs} {sha256(about)}":
        return False
    listing = json.loads(about.read_text("utf-8"))
    files = {**listing["files"], packing.NAME: listing["pack"]}
    sizes = {
        path.relative_to(DIST).as_posix(): path.stat().st_size for path in DIST.rglob("*") if path.is_file()
    }
    return all(sizes.get(name) == file["size"] for name, file in files.items())


def ensure():
    """Brings dist/ up to date, from any Python; the tools are needed only if something has changed."""
    if not is_fresh(digest(INPUTS)):
        toolbox.prepare("build")
        if subprocess.run([toolbox.PYTHON, __file__], stdin=subprocess.DEVNULL).returncode:
            raise SystemExit(1)


def build():
    with toolbox.one_at_a_time("site"):
        inputs = digest(INPUTS)
        if is_fresh(inputs):
            return
        print("Building the site takes about three minutes; if no Python has changed, half of that.")
        freeze_engine(digest(ENGINE_INPUTS))
        with toolbox.step("Putting dist/ together"):
            new = BUILD / "dist.new"
            shutil.rmtree(new, ignore_errors=True)
            assemble(new)
            swap(new, DIST)
        STAMP.write_text(f"{inputs} {sha256(DIST / 'version.json')}", "utf-8")


def freeze_engine(inputs):
    """Makes all that is in build/engine, unless its inputs are the same as before."""
    import wheels

    stamp = ENGINE / "stamp"
    if stamp.exists() and stamp.read_text("utf-8") == inputs:
        return
    new = BUILD / "engine.new"
    shutil.rmtree(new, ignore_errors=True)
    (new / "wheels").mkdir(parents=True)
    with toolbox.step("Freezing the engine: wheels, lock file, library, memory snapshot", "a minute or two"):
        everything = BUILD / "resolve"
        shutil.rmtree(everything, ignore_errors=True)
        everything.mkdir()
        shipped = wheels.collect(everything)
        for name in shipped.values():
            shutil.copyfile(everything / name, new / "wheels" / name)
        node, _ = toolbox.node()
        named = [f"{name}={wheel}" for name, wheel in shipped.items()]
        toolbox.run([*node, ROOT / "scripts" / "pare.mjs", new])
        toolbox.run([*node, ROOT / "scripts" / "freeze.mjs", everything, new, *named])
    check_lock(new)
    (new / "stamp").write_text(inputs, "utf-8")
    swap(new, ENGINE)


def check_lock(engine):
    """Checks that every file named in the lock file is beside it, with the digest that it gives."""
    for name, package in json.loads((engine / "pyodide-lock.json").read_text("utf-8"))["packages"].items():
        if not re.fullmatch(r"wheels/[\w.+-]+\.whl", package["file_name"]):
            raise SystemExit(f"The lock file takes {name} from elsewhere: {package['file_name']}")
        if sha256(engine / package["file_name"]) != package["sha256"]:
            raise SystemExit(f"The wheel of {name} is not the one in the lock file.")


def swap(new, old):
    """Puts a folder in the place of another in two renames."""
    gone = BUILD / f"{old.name}.old"
    shutil.rmtree(gone, ignore_errors=True)
    if old.exists():
        old.rename(gone)
    new.rename(old)
    shutil.rmtree(gone, ignore_errors=True)


def assemble(dist):
    for source in source_files(SITE):
        copy(source, dist / source.relative_to(SITE))
    for source in source_files(ENGINE):
        if source.name != "stamp":
            copy(source, dist / "engine" / source.relative_to(ENGINE))
    for source in pyscript_files():
        copy(source, dist / "vendor" / "pyscript" / source.name)
    morphing = (NODE_MODULES / "idiomorph/dist/idiomorph.min.js").read_text("utf-8")
    (dist / "vendor" / "idiomorph.js").write_text(f"{morphing}export {{ Idiomorph }};\n", "utf-8")
    copy(NODE_MODULES / "tweetnacl/nacl-fast.min.js", dist / "vendor" / "tweetnacl.js")
    espeak.cut(dist / "vendor" / "espeak")
    for source, target in ZXING.items():
        copy(NODE_MODULES / "zxing-wasm/dist" / source, dist / "vendor" / "zxing" / target)
    for source in UNPACKING:
        copy(NODE_MODULES / source, dist / "vendor" / "unpacking" / Path(source).name)
    for part in ["latin", "latin-ext"]:
        copy(NODE_MODULES / FONT.format(part), dist / "fonts" / f"atkinson-{part}.woff2")
    for kind in ["lex", "json"]:
        for source in (ROOT / "lexicons").glob(f"*/*.{kind}"):
            copy(source, dist / source.relative_to(ROOT))
    for name in ["LICENSE", "NOTICE"]:
        copy(ROOT / name, dist / f"{name}.txt")
    join_styles(dist)
    app = prerender(dist)
    seat_page.make(dist / "seat")
    remarks.leave_out(dist)
    listing = version(dist, app)
    with toolbox.step(f"Packing all of it into {packing.NAME}", "a minute or two"):
        listing["pack"] = packing.write(dist, list(listing["files"]))
    (dist / "version.json").write_text(json.dumps(listing, indent=1), "utf-8")
    (dist / NO_RELAY).parent.mkdir()
    (dist / NO_RELAY).write_text('{"relay": 0}\n', "utf-8")


def copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def pyscript_files():
    for pattern in PYSCRIPT:
        (found,) = (NODE_MODULES / "@pyscript/core/dist").glob(pattern)
        yield found


def join_styles(dist):
    """Joins all stylesheets into one, in their order.

    To request forty files takes a tablet longer than the rest of its first paint.
    """
    page = dist / "index.html"
    text = page.read_text("utf-8")
    names = re.findall(r'href="(css/[\w-]+\.css)"', text)
    joined = "\n".join((dist / name).read_text("utf-8") for name in names)
    shutil.rmtree(dist / "css")
    (dist / "css").mkdir()
    (dist / "css" / "faristol.css").write_text(lowered(joined), "utf-8")
    page.write_text(STYLES.sub('<link rel="stylesheet" href="css/faristol.css">\n', text), "utf-8")


def lowered(styles: str) -> str:
    """Returns stylesheets in words that the oldest browsers know: without rules in rules."""
    esbuild = [*toolbox.node()[0], NODE_MODULES / "esbuild/bin/esbuild"]
    options = ["--loader=css", f"--target={FLOOR}", "--charset=utf8", "--log-level=error"]
    return subprocess.run(
        [*esbuild, *options], input=styles, capture_output=True, check=True, text=True
    ).stdout


def prerender(dist: Path):
    """Writes the prerendered screens into the pages, and returns the version."""
    sys.path.insert(0, str(ROOT / "py"))
    from faristol import __version__
    from faristol.prerender import board_html, guide_html, index_html, screens_html, seat_html, wall_html
    from faristol.texts import LANGUAGES

    page, board, wall = dist / "index.html", dist / "board.html", dist / "wall" / "index.html"
    page.write_text(index_html(page.read_text("utf-8"), __version__), "utf-8")
    board.write_text(board_html(board.read_text("utf-8")), "utf-8")
    wall.write_text(wall_html(wall.read_text("utf-8")), "utf-8")
    (dist / "screens").mkdir()
    (dist / "guide").mkdir(exist_ok=True)
    for language in LANGUAGES:
        (dist / "screens" / f"{language}.html").write_text(screens_html(language, __version__), "utf-8")
        (dist / "guide" / f"{language}.html").write_text(guide_html(language), "utf-8")
        (dist / "seat" / f"{language}.html").write_text(seat_html(language), "utf-8")
    return __version__


def version(dist, app):
    """Returns the listing with the digest of each file, except the service worker, which compares them.

    A file that lies in the pack otherwise than by itself has a second digest. A tablet keeps nothing
    of what only the devices without an engine fetch.
    """
    names = [
        path.relative_to(dist).as_posix()
        for path in dist.rglob("*")
        if path.is_file()
        and path.name not in ("sw.js", "version.json", packing.NAME)
        and path.relative_to(dist).parts[0] not in ("seat", "wall")
        and path != dist / NO_RELAY
    ]
    files = {name: about(dist / name) for name in packing.ordered(names)}
    listing = json.dumps(files, sort_keys=True).encode()
    return {"app": app, "version": hashlib.sha256(listing).hexdigest()[:12], "files": files}


if __name__ == "__main__":
    build()
