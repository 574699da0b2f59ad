"""The wheels that go into the browser: fetched with pip, made pure where they are compiled, and our own.

Only the very files whose digests are in locks/browser.txt are taken. They are kept in build/wheels, fetched
only once, and compared again at each build.
"""

import hashlib
import os
import re
import shutil
import zipfile
from pathlib import Path

import toolbox
from terse import terse

LOCK = toolbox.locked("browser")
# One platform whatever the machine is: what is compiled in it is thrown away.
PLATFORM = ["--implementation", "cp", "--abi", "cp314", "--abi", "none", "--python-version", "3.14"]
PLATFORM += ["--platform", "manylinux2014_x86_64", "--platform", "any", "--only-binary=:all:"]
FETCHED = toolbox.BUILD / "wheels"
OWN = toolbox.BUILD / "own"
LEFT_OUT = (
    ".so",
    ".pyd",
    ".dylib",
    ".c",
    ".h",
    ".pyx",
    ".lex",
    "/guide.mo",
)  # compiled, fetched when first needed, or a page
NOT_OF_THE_BROWSER = re.compile(
    r"/screens/guide/|^faristol/(serving/|commands/|__main__)|/entry_points\.txt$"
)
THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)  # equal contents make equal wheels, which nobody has to download again


def collect(folder):
    """Fills the folder with every wheel the engine needs: {name: file name}, micropip left out."""
    found = {}
    for pin, wheel in fetched().items():
        name, version = pin.split("==")
        found[name] = f"{name}-{version}-py3-none-any.whl"
        repack(wheel, folder / found[name])
    del found["micropip"]
    wheel = build_own()
    shutil.copyfile(wheel, folder / wheel.name)
    return {**found, "faristol": wheel.name}


def fetched():
    """Returns the locked wheels by their pins, from an earlier build or fetched now: never any others."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    digests = dict(re.findall(r"(?m)^(\S+) --hash=sha256:(\w+)$", LOCK.read_text("utf-8")))
    if not set(digests.values()) <= by_digest(FETCHED).keys():
        with toolbox.step("Fetching the wheels that go into the site"):
            pip("download", *PLATFORM, "--require-hashes", "-r", LOCK, "-d", FETCHED)
    there = by_digest(FETCHED)
    return {pin: there[digest] for pin, digest in digests.items()}


def lock():
    """Writes locks/browser.txt: the file of each package that the site is made of."""
    lines = ["# Made by scripts/lock.py.\n"]
    for pin in [*toolbox.pins("dependencies"), *toolbox.pins("freeze")]:
        download = toolbox.BUILD / "download"
        shutil.rmtree(download, ignore_errors=True)
        pip("download", *PLATFORM, "-d", download, pin)
        (digest,) = by_digest(download)
        lines.append(f"{pin} --hash=sha256:{digest}\n")
    LOCK.write_text("".join(lines), "utf-8", newline="\n")


def by_digest(folder):
    return {hashlib.sha256(wheel.read_bytes()).hexdigest(): wheel for wheel in folder.glob("*.whl")}


def pip(command, *arguments, **options):
    quiet = ["-qq", "--disable-pip-version-check", "--no-deps"]
    toolbox.run([toolbox.PYTHON, "-m", "pip", command, *quiet, *arguments], cwd=toolbox.ROOT, **options)


def build_own():
    # What an earlier build left would go into the wheel too.
    for left in [OWN, toolbox.BUILD / "lib", *toolbox.BUILD.glob("bdist.*")]:
        shutil.rmtree(left, ignore_errors=True)
    pip("wheel", "--no-build-isolation", "-w", OWN, ".", env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"})
    whole = next(OWN.glob("faristol-*.whl"))
    light = OWN / "browser" / whole.name
    light.parent.mkdir()
    rewrite(whole, light)
    return light


def repack(wheel: Path, pure: Path):
    """Copies a wheel; one that is compiled becomes pure."""
    if wheel.name == pure.name:
        shutil.copyfile(wheel, pure)
    else:
        rewrite(wheel, pure)


def rewrite(wheel: Path, pure: Path):
    """Copies a wheel without the files that the browser can't use, with correct tags and list of files."""
    with zipfile.ZipFile(wheel) as archive:
        files = {
            name: terse(archive.read(name)) if is_ours(name) else archive.read(name)
            for name in sorted(archive.namelist())
            if not name.endswith((*LEFT_OUT, "/", "/RECORD")) and not NOT_OF_THE_BROWSER.search(name)
        }
    about = next(name for name in files if name.endswith(".dist-info/WHEEL"))
    files[about] = re.sub(
        rb"(?m)^Root-Is-Purelib: \w+$|^Tag: .*\n",
        lambda line: b"Root-Is-Purelib: true\nTag: py3-none-any" if line[0].startswith(b"Root") else b"",
        files[about],
    )
    record = about.removesuffix("WHEEL") + "RECORD"
    # The lock has the digest of the whole wheel: those of its 1,500 files would only have to be carried.
    files[record] = "".join(f"{name},,\n" for name in (*files, record)).encode()
    with zipfile.ZipFile(pure, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, THE_SAME_DAY), data, zipfile.ZIP_DEFLATED)


def is_ours(name):
    return name.startswith("faristol/") and name.endswith(".py")
