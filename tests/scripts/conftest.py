import os
import re
import subprocess
import sys

import pytest

import browsers
import build_site
import toolbox
from drivers.relay_devices import Club
from faristol.serving import relay


@pytest.fixture(scope="session")
def dist():
    """The built site, made first where it is not yet what the tree says."""
    build_site.ensure()
    return build_site.DIST


@pytest.fixture(scope="session")
def browser_type_launch_args():
    sandbox = (
        [] if not hasattr(os, "geteuid") or os.geteuid() else ["--no-sandbox"]
    )  # Chromium has none for root
    return {
        "executable_path": browsers.chromium(),
        "args": [*sandbox, "--disable-background-networking", "--disable-component-update"],
    }


@pytest.fixture
def start():
    """Starts scripts/serve.py as a club does, and waits for its address: start(…) -> what it printed."""
    running = []

    def run(*arguments, **options):
        command = [sys.executable, toolbox.ROOT / "scripts/serve.py", "--port", "0", *arguments]
        server = subprocess.Popen(
            command,
            text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            **options,
        )
        running.append(server)
        output = ""
        for line in server.stdout:
            output += line
            if re.search(r"^Faristol is at", line):
                return output
        raise AssertionError(output + server.stderr.read())

    yield run
    for server in running:
        server.terminate()
        server.communicate()


@pytest.fixture
def club(tmp_path, monkeypatch):
    monkeypatch.setattr(relay, "LOOKS", 0.1)
    (tmp_path / "index.html").write_text("Faristol")
    club = Club(tmp_path)
    yield club
    for device in club.devices:
        device.close()
    club.stop()
