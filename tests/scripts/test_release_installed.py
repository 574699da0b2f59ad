"""The release as a club has it: unpacked or installed without a network, in a folder with any name."""

import hashlib
import http.client
import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

import release
import toolbox
from faristol import __version__

pytestmark = pytest.mark.slow
BIN = "Scripts" if os.name == "nt" else "bin"
PLAYS = ["plays", "language=ca", "rack=AEIRST?", "limit=3"]
OUTSIDE = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PIP_FIND_LINKS")


@pytest.fixture(scope="module")
def club(dist, tmp_path_factory):
    """Installs the program into an empty environment, without an index: club(arguments…) starts it."""
    made = tmp_path_factory.mktemp("club") / "Club d’escacs i mots, Manresa à"
    made.mkdir()
    program = made / f"faristol-{__version__}-py3-none-any.whl"
    release.write_program(program, release.own_wheel(), dist, release.time_of_commit())
    place = made / "entorn buit"
    venv.create(place)
    alone = {name: value for name, value in os.environ.items() if name not in OUTSIDE}
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", place / BIN / "python"]
    subprocess.run([*pip, "install", "-q", "--no-index", "--no-compile", program], env=alone, check=True)

    def start(*arguments, **options):
        command = [place / BIN / "faristol", *arguments]
        piped = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(command, env=alone, cwd=made, text=True, encoding="utf-8", **piped | options)

    return start


@pytest.fixture
def line(club):
    """A connection to the site that the installed program serves."""
    server = club("serve", "--port", "0")
    port = next(found[1] for said in server.stdout if (found := re.search(r"is at http://\w+:(\d+)", said)))
    connection = http.client.HTTPConnection("localhost", int(port))
    yield connection
    connection.close()
    server.terminate()
    server.communicate()


def fetched(line, path):
    line.request("GET", path)
    answer = line.getresponse()
    return answer.status, answer.read()


def test_the_program_serves_every_file_as_it_was_built(line, dist):
    for path in (path for path in dist.rglob("*") if path.is_file()):
        name = path.relative_to(dist).as_posix()
        if name != "relay/index.html":  # where the relay itself answers
            assert fetched(line, f"/{name}") == (200, path.read_bytes()), name
    assert fetched(line, "/")[1] == (dist / "index.html").read_bytes()
    assert fetched(line, "/seat/")[1] == (dist / "seat/index.html").read_bytes()
    assert json.loads(fetched(line, "/relay/")[1])["relay"] == 1


def test_the_program_answers_with_its_own_lists_as_the_checkout_does(club):
    there = club(*PLAYS)
    said, wrong = there.communicate()
    assert (there.returncode, wrong) == (0, "")
    here = [sys.executable, "-m", "faristol", *PLAYS]
    assert said == subprocess.run(here, cwd=toolbox.ROOT, capture_output=True, encoding="utf-8").stdout
    asked = club(stdin=subprocess.PIPE)
    assert json.loads(asked.communicate('{"do":"version"}\n')[0])["lexicons"].keys() == {"ca", "ro"}


def test_https_without_its_package_is_a_sentence_and_no_more(club):
    server = club("serve", "--https", "--port", "0", "--host", "127.0.0.1")
    said, wrong = server.communicate(timeout=60)
    assert server.returncode == 1
    assert "pip install cryptography" in wrong and wrong.count("\n") == 1


def test_the_archive_unpacks_to_the_site(dist, tmp_path):
    release.write_site(tmp_path / "site.zip", dist, __version__, release.time_of_commit())
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        archive.extractall(tmp_path / "à punt")
    site = tmp_path / "à punt/faristol"
    listing = json.loads((site / "version.json").read_text("utf-8"))
    for name, about in listing["files"].items():
        assert hashlib.sha256((site / name).read_bytes()).hexdigest() == about["sha256"], name
    assert {Path(path).relative_to(site) for path in site.rglob("*")} == {
        path.relative_to(dist) for path in dist.rglob("*")
    }
