"""Setting up: what is there is left alone, and what can't be had is said in a sentence."""

import os
import subprocess
import sys

import pytest

import browsers
import lock
import toolbox


def test_a_second_set_up_does_nothing(capfd):
    toolbox.prepare("build", "dev")
    assert capfd.readouterr().out == ""


def test_every_python_package_is_pinned():
    for group in [*lock.GROUPS, "freeze"]:
        assert all("==" in pin for pin in toolbox.pins(group))


def test_the_node_taken_is_one_whose_snapshots_start_in_webkit():
    (node, *_), _ = toolbox.node()
    assert toolbox.fits(node)


def test_npm_is_there_with_node():
    _, npm = toolbox.node()
    assert subprocess.run([*npm, "--version"], capture_output=True).returncode == 0


def test_a_command_that_fails_stops_with_its_name():
    with pytest.raises(SystemExit, match="This did not work"):
        toolbox.run([sys.executable, "-c", "raise SystemExit(3)"])


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs someone who may not install")
def test_who_may_not_install_is_told_what_to_install():
    with pytest.raises(SystemExit, match="sudo apt install thing"):
        toolbox.apt_install("thing", otherwise="sudo apt install thing")


def test_the_browser_named_by_the_person_is_taken(monkeypatch):
    monkeypatch.setenv("FARISTOL_BROWSER", "/somewhere/chrome")
    assert browsers.chromium() == "/somewhere/chrome"


def test_two_at_once_take_turns():
    program = """
import sys, time
sys.path.insert(0, sys.argv[1])
import toolbox
with toolbox.one_at_a_time("turns"):
    print("in", flush=True)
    time.sleep(0.2)
    print("out", flush=True)
"""
    command = [sys.executable, "-c", program, str(toolbox.ROOT / "scripts")]
    read, write = os.pipe()
    both = [subprocess.Popen(command, stdout=write) for _ in range(2)]
    os.close(write)
    with open(read) as output:
        assert output.read().split() == ["in", "out", "in", "out"]
    assert [each.wait() for each in both] == [0, 0]
