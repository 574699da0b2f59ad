"""Nothing is installed or built in but the files whose digests are committed."""

import json
import re
import shutil

import pytest

import lock
import toolbox
import wheels

PACKAGE = re.compile(r"(?m)^([\w-]+)==(\S+).*\\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)")


def locked(group):
    """Each version of each package of a lock, with its digests; but for remarks nothing else is in it."""
    text = toolbox.locked(group).read_text("utf-8")
    assert re.fullmatch(r"(#.*\n)*", PACKAGE.sub("", text))
    return [(name, version, re.findall(r"\w{64}", lines)) for name, version, lines in PACKAGE.findall(text)]


@pytest.mark.parametrize("group", lock.GROUPS)
def test_every_pin_is_locked_with_its_version(group):
    versions = {(name, version) for name, version, _ in locked(group)}
    assert {tuple(pin.split(";")[0].split("==")) for pin in toolbox.pins(group)} <= versions


def test_a_package_has_the_same_versions_in_every_lock():
    seen = {}
    for group in lock.GROUPS:
        here = {}
        for name, version, _ in locked(group):
            here.setdefault(name, set()).add(version)
        for name, versions in here.items():
            assert seen.setdefault(name, versions) == versions


def test_the_locks_name_no_place():
    for path in toolbox.LOCKS.iterdir():
        assert not re.search(r"://|--index|--extra|--find-links|(?m:^-)| @ ", path.read_text("utf-8")), path


def test_the_wheels_of_the_site_are_of_the_pins_and_of_the_locks():
    lines = wheels.LOCK.read_text("utf-8").splitlines()[1:]
    assert [line.split(" ")[0] for line in lines] == toolbox.pins("dependencies") + toolbox.pins("freeze")
    known = {f"{name}=={version}": digests for name, version, digests in locked("dependencies")}
    for pin, digest in (line.split(" --hash=sha256:") for line in lines):
        assert digest in known.get(pin, [digest])
    assert set(toolbox.pins("dependencies")) == set(known)


@pytest.fixture
def offline(tmp_path, monkeypatch):
    """The wheels of the last build as the only ones there are, in the places where others could be put."""
    for place in ["kept", "offered"]:
        shutil.copytree(wheels.FETCHED, tmp_path / place)
    monkeypatch.setattr(wheels, "FETCHED", tmp_path / "kept")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "offered"))
    return tmp_path


def changed(wheel):
    """The wheel as somebody else would have it: still a whole archive, with another digest."""
    data = wheel.read_bytes()
    wheel.write_bytes(data[:-2] + b"\x01\x00!")


def test_wheels_that_were_fetched_are_not_fetched_again(dist, offline, capfd):
    shutil.rmtree(offline / "offered")
    assert [pin.split("==")[0] for pin in wheels.fetched()] == ["jinja2", "markupsafe", "segno", "micropip"]
    assert capfd.readouterr().out == ""


def test_a_wheel_that_was_changed_since_is_fetched_again(dist, offline):
    (kept,) = (offline / "kept").glob("segno-*")
    whole = kept.read_bytes()
    changed(kept)
    assert wheels.fetched()["segno==1.6.6"].read_bytes() == whole


def test_a_wheel_with_another_digest_is_refused(dist, offline, capfd):
    for place in ["kept", "offered"]:
        changed(next((offline / place).glob("segno-*")))
    with pytest.raises(SystemExit, match="This did not work"):
        wheels.fetched()
    assert "DO NOT MATCH THE HASHES" in capfd.readouterr().err


def npm_packages():
    packages = json.loads((toolbox.ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    return {name: package for name, package in packages.items() if name}


def test_every_npm_package_has_its_digest():
    for name, package in npm_packages().items():
        assert re.fullmatch(r"sha512-[\w+/]{86}==", package["integrity"]), name


def test_package_lock_names_no_registry():
    assert not [name for name, package in npm_packages().items() if "resolved" in package]


def test_every_pin_of_npm_is_one_version():
    about = json.loads((toolbox.ROOT / "package.json").read_text("utf-8"))
    for name, version in {**about["dependencies"], **about["devDependencies"]}.items():
        assert npm_packages()[f"node_modules/{name}"]["version"] == version
