"""Everything shipped is in NOTICE under its own licence, which has its text there and fits ours."""

import json
import re
import tomllib
import zipfile

import toolbox

NOT_SHIPPED = {
    "@types/emscripten": "types, for whoever compiles TypeScript",
    "tagged-tag": "types, of the same kind",
    "type-fest": "types, of the same kind",
    "ws": "with it Pyodide opens sockets under Node",
}
AS_SPDX = {"APACHE-2.0": "Apache-2.0", "GPL-3.0": "GPL-3.0-or-later"}
"""What two packages write in place of the licence's identifier."""
FIT = {"MIT", "ISC", "0BSD", "BSD-3-Clause", "Apache-2.0", "MPL-2.0", "OFL-1.1", "Unlicense"}
FIT |= {"GPL-3.0-or-later"}
"""What may be shipped together under GPL-3.0-or-later; a new one is thought about first."""
TEXT_ELSEWHERE = {"GPL-3.0-or-later": "LICENSE", "MPL-2.0": "https://www.mozilla.org/MPL/2.0/"}


def notice():
    return (toolbox.ROOT / "NOTICE").read_text("utf-8")


def is_named(name, version, licence):
    """Whether one line of NOTICE has all three."""
    line = (
        rf"(?im)^.*(?<![\w/-]){re.escape(name)}(?![\w-]).* - (?:the program )?{re.escape(licence)}(?:$|[ ,])"
    )
    return any(
        re.search(rf"(?<![\d.]){re.escape(version)}(?![\d.])", found) for found in re.findall(line, notice())
    )


def npm_licences():
    """Each npm package that is in the site, by itself or inside another one: name, version, licence."""
    packages = json.loads((toolbox.ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        if name and not package.get("dev") and name not in NOT_SHIPPED:
            yield name, package["version"], AS_SPDX.get(package["license"], package["license"])


def wheel_licences(dist):
    for wheel in (dist / "engine/wheels").glob("*.whl"):
        name, version, *_ = wheel.name.split("-")
        if name != "faristol":
            with zipfile.ZipFile(wheel) as archive:
                (about,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
                yield name, version, own_licence(archive, archive.read(about).decode())


def own_licence(archive, about):
    """What a wheel says of its licence; where it says only "BSD", its text decides which of them."""
    if stated := re.search(r"(?m)^License-Expression: (.*)$", about):
        return stated[1]
    assert "License :: OSI Approved :: BSD License" in about
    (text,) = (archive.read(name).decode() for name in archive.namelist() if "LICENSE" in name)
    return "BSD-3-Clause" if "Neither the name of the copyright holder" in text else "BSD-2-Clause"


def test_what_comes_from_npm_is_named_with_its_version_and_licence():
    assert not [package for package in npm_licences() if not is_named(*package)]


def test_every_wheel_is_named_with_its_version_licence_and_file(dist):
    assert not [package for package in wheel_licences(dist) if not is_named(*package)]
    files = {wheel.name for wheel in (dist / "engine/wheels").iterdir()}
    assert not [name for name in files if f"engine/wheels/{name}" not in notice() and "faristol" not in name]


def test_every_licence_fits_ours(dist):
    assert {licence for _, _, licence in [*npm_licences(), *wheel_licences(dist)]} <= FIT


def test_the_text_of_every_licence_can_be_read(dist):
    texts = notice().partition("4. THE TEXTS OF THE LICENCES")[2]
    for _, _, licence in [*npm_licences(), *wheel_licences(dist)]:
        headed = re.search(rf"(?m)^-+\n{re.escape(licence)}\b.*\n-+$", texts)
        assert headed or TEXT_ELSEWHERE[licence] in notice(), licence


def test_every_source_of_a_lexicon_is_named_with_its_licence():
    for path in toolbox.ROOT.glob("lexicons/*/sources.toml"):
        for source in tomllib.loads(path.read_text("utf-8"))["sources"].values():
            name, licence = source["package"], source["licence"].split(";")[0]
            assert re.search(rf"(?im)\b{name}\b.* - (the program )?{re.escape(licence)}(?:$|[ ,])", notice())
