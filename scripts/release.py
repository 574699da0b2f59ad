"""Makes release/, what a club takes home of a version: python3 scripts/release.py

faristol-VERSION.zip                the site in a folder for any web space, and a page that says how
faristol-VERSION-py3-none-any.whl   the site with the program that serves it, for any computer with Python
faristol-VERSION-notes.md           what CHANGELOG.md says of the version
SHA256SUMS                          the digests of the three

The program needs no other package, and its site has every file as it is served: packed alone it would take a
fifth less, but not all files come out of everything.pack as they were. The same commit makes the same bytes:
the files have its time, so that a server doesn't take those of a new version for the old ones.
"""

import argparse
import base64
import hashlib
import re
import shutil
import string
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import build_site
import toolbox
import wheels

RELEASE = toolbox.ROOT / "release"
READ_ME = toolbox.ROOT / "scripts" / "read_me_first.html"
FOLDER = "faristol"
"""What the site is called in the archive, and so at the end of a club's address."""
PLAIN_FILE = 0o100644 << 16


def version():
    sys.path.insert(0, str(toolbox.ROOT / "py"))
    from faristol import __version__

    return __version__


def time_of_commit():
    """Returns when the sources were committed last, in the clock of Greenwich."""
    command = ["git", "log", "-1", "--format=%ct"]
    said = subprocess.run(command, cwd=toolbox.ROOT, capture_output=True, text=True).stdout.strip()
    if not said:
        raise SystemExit(
            "A release is made where git knows the sources: its files have the time of the commit."
        )
    return time.gmtime(int(said))[:6]


def notes(changes, version):
    """Returns what a list of changes says of a version."""
    found = re.search(rf"(?ms)^## {re.escape(version)}\n(.*?)(?=^## |\Z)", changes)
    if not found:
        raise SystemExit(f"CHANGELOG.md says nothing of {version}.")
    return f"# Faristol {version}\n\n{found[1].strip()}\n"


def files_of(folder):
    """Returns the contents of a folder by their names in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
    }


def write_archive(target, files, when):
    """Writes files in the order of their names, of one time, readable for everybody who unpacks them."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, content in sorted(files.items()):
            about = zipfile.ZipInfo(name, when)
            about.external_attr, about.create_system = PLAIN_FILE, 3
            archive.writestr(about, content, zipfile.ZIP_DEFLATED, 9)


def write_site(target, site, version, when):
    """Writes the archive that a club unpacks."""
    read_me = string.Template(READ_ME.read_text("utf-8")).substitute(version=version)
    inside = {f"{FOLDER}/{name}": content for name, content in files_of(site).items()}
    write_archive(target, {"READ-ME-FIRST.html": read_me.encode(), **inside}, when)


def write_program(target, own, site, when):
    """Writes our wheel with the site inside, which has the lists of words too."""
    with zipfile.ZipFile(own) as archive:
        files = {
            name: archive.read(name)
            for name in archive.namelist()
            if not name.endswith(("/", "/RECORD")) and ".data/" not in name
        }
    files |= {f"faristol/site/{name}": content for name, content in files_of(site).items()}
    about = next(name for name in files if name.endswith(".dist-info/METADATA"))
    files[about] = needing_nothing(files[about])
    record = f"{Path(about).parent.as_posix()}/RECORD"
    lines = [f"{name},sha256={digest(content)},{len(content)}\n" for name, content in sorted(files.items())]
    write_archive(target, {**files, record: "".join([*lines, f"{record},,\n"]).encode()}, when)


def needing_nothing(about):
    """Returns what a wheel says of itself without what only the engine in the browser needs."""
    return re.sub(rb"(?m)^Requires-Dist: (?!.*extra ==).*\n", b"", about)


def digest(content):
    """Returns the digest as the list of a wheel writes it."""
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def write_sums(folder):
    """Writes the digests of all that is in a folder, as `sha256sum --check` reads them."""
    sums = [f"{build_site.sha256(path)}  {path.name}\n" for path in sorted(folder.iterdir())]
    (folder / "SHA256SUMS").write_text("".join(sums), "utf-8", newline="\n")


def own_wheel():
    """Builds our own wheel, and returns it with everything in it that is ours."""
    with toolbox.one_at_a_time("site"):
        wheels.build_own()
    return next(wheels.OWN.glob("faristol-*.whl"))


def make(folder, site, own, version, when):
    """Fills a folder with the release of a built site and of our own wheel."""
    changes = (toolbox.ROOT / "CHANGELOG.md").read_text("utf-8")
    (folder / f"faristol-{version}-notes.md").write_text(notes(changes, version), "utf-8", newline="\n")
    write_site(folder / f"faristol-{version}.zip", site, version, when)
    write_program(folder / f"faristol-{version}-py3-none-any.whl", own, site, when)
    write_sums(folder)


def main():
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    build_site.ensure()
    toolbox.prepare("build")
    with toolbox.step("Writing the release", "half a minute"):
        new = toolbox.BUILD / "release.new"
        shutil.rmtree(new, ignore_errors=True)
        new.mkdir()
        make(new, build_site.DIST, own_wheel(), version(), time_of_commit())
        build_site.swap(new, RELEASE)
    for path in sorted(RELEASE.iterdir()):
        print(f"{path.stat().st_size:12,}  {path.relative_to(toolbox.ROOT).as_posix()}")


if __name__ == "__main__":
    main()
