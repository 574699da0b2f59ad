"""Locks the Python packages that build and test Faristol: python3 scripts/lock.py [--upgrade]

Writes locks/GROUP.txt for every group of pyproject.toml: each package that it needs on any system, with
its version and the digests of its files; and locks/browser.txt, with the one file of each package that goes
into the site. Nothing else is ever installed or built in.

Run it when a pin in pyproject.toml has changed. What the pins bring along stays as it is, or with --upgrade
becomes the newest. At the end it looks whether all of it can be had on Linux, macOS and Windows. Read the
difference before you commit it.
"""

import argparse
import os
import subprocess

import toolbox
import wheels

GROUPS = ["dependencies", "build", "dev", "node", "lock"]
SYSTEMS = [
    "x86_64-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
UV = toolbox.PYTHON.with_name("uv.exe" if os.name == "nt" else "uv")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--upgrade", action="store_true")
    asked = parser.parse_args()
    toolbox.prepare("build", "lock")
    for number, group in enumerate(GROUPS):
        lock(group, GROUPS[:number], ["--upgrade"] if asked.upgrade else [])
    with toolbox.step("Locking the wheels that go into the site"):
        wheels.lock()
    with toolbox.step("Looking for a wheel for each system"):
        for group in GROUPS:
            look_for_wheels(group)


def lock(group, earlier, options):
    """Writes the lock of a group, in which no package has another version than in the groups before it."""
    with toolbox.step(f"Locking {group}"):
        for other in earlier:
            options = [*options, "--constraint", toolbox.locked(other)]
        command = [UV, "pip", "compile", "-", "--quiet", "--universal", "--generate-hashes", "--no-annotate"]
        command += ["--python-version", PYTHONS[0], "--only-binary", ":all:", *options]
        command += ["--custom-compile-command", "python3 scripts/lock.py", "-o", toolbox.locked(group)]
        text = "\n".join(toolbox.pins(group))
        if subprocess.run([str(part) for part in command], input=text, text=True).returncode:
            raise SystemExit(f"{group} can't be locked.")


def look_for_wheels(group):
    """Stops at a system on which the group can't be installed, because a package has no wheel for it."""
    for system in SYSTEMS:
        for python in PYTHONS:
            command = [UV, "pip", "install", "--dry-run", "--no-deps", "--target", toolbox.BUILD / "nowhere"]
            command += ["--require-hashes", "--only-binary", ":all:", "-r", toolbox.locked(group)]
            command += ["--python-platform", system, "--python-version", python]
            tried = subprocess.run([str(part) for part in command], capture_output=True, text=True)
            if tried.returncode:
                raise SystemExit(f"{group} can't be had for Python {python} on {system}:\n{tried.stderr}")


if __name__ == "__main__":
    main()
