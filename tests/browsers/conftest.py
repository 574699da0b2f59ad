"""The site with a server that can die, and the two browsers."""

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import build_site
from drivers.browser import driven
from drivers.browser.stoppable_server import Site

DEBIAN = "sudo apt install firefox-esr webkit2gtk-driver xvfb"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A copy: dist/ may be built anew meanwhile."""
    folder = shutil.copytree(build_site.DIST, tmp_path / "site", copy_function=os.link)
    with Site(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def needed(*programs: str | None) -> None:
    """`test.py --browsers all` asks for both browsers; anyone else may lack them."""
    if all(programs):
        return
    if os.environ.get("FARISTOL_BROWSERS") == "all":
        pytest.fail(f"not installed: {DEBIAN}")
    pytest.skip(f"not installed: {DEBIAN}")


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    (tmp_path / "profile").mkdir()
    return tmp_path / "profile"


@pytest.fixture
def firefox(profile: Path) -> Iterator[list[driven.Firefox]]:
    """None yet: the test starts them, and each that is left over ends here."""
    needed(driven.FIREFOX)
    started: list[driven.Firefox] = []
    yield started
    for browser in started:
        if browser.process.poll() is None:
            browser.kill()


@pytest.fixture
def screen() -> Iterator[str]:
    """A display that nobody sees."""
    needed(driven.SCREEN)
    with subprocess.Popen(
        [str(driven.SCREEN), "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as server:
        assert server.stdout
        yield f":{server.stdout.readline().decode().strip()}"
        server.terminate()


@pytest.fixture
def webkit(profile: Path, screen: str) -> Iterator[driven.WebKit]:
    needed(driven.WEBKIT, driven.WEBKIT_DRIVER)
    browser = driven.WebKit(profile, screen)
    yield browser
    browser.kill()
