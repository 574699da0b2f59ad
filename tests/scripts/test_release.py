"""What a club takes home: an archive for its web space and a program, with the same site in both."""

import hashlib
import os
import re
import sys
import zipfile

import pytest

import release
from faristol import __version__
from faristol.serving import serve, trust

SITE = {"index.html": "<p>Faristol</p>", "engine/boot.mjs": "// à", "everything.pack": "packed"}
ABOUT = f"faristol-{__version__}.dist-info"
OWN = {
    "faristol/__init__.py": "",
    f"faristol-{__version__}.data/data/share/faristol/lexicons/catalan.lex": "words",
    f"{ABOUT}/METADATA": "Name: faristol\nRequires-Dist: jinja2==3.1.6\nProvides-Extra: https\n"
    'Requires-Dist: cryptography>=42; extra == "https"\n\nText\n',
    f"{ABOUT}/RECORD": "out of date",
}
NAMES = [f"faristol-{__version__}{end}" for end in ("-notes.md", "-py3-none-any.whl", ".zip")]
WHEN = (2026, 11, 28, 12, 0, 0)
READ_ME = release.READ_ME.read_text("utf-8")


@pytest.fixture
def made(tmp_path):
    """A release of a site that stands for the built one, made twice."""
    for name, text in SITE.items():
        (tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "site" / name).write_text(text, "utf-8")
    with zipfile.ZipFile(tmp_path / "own.whl", "w") as archive:
        for name, text in OWN.items():
            archive.writestr(name, text)
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        release.make(folder, tmp_path / "site", tmp_path / "own.whl", __version__, WHEN)
        for path in (tmp_path / "site").rglob("*"):
            os.utime(path, (1, 1))
    return tmp_path / "first"


def test_the_same_sources_make_the_same_bytes(made):
    assert sorted(path.name for path in made.iterdir()) == sorted([*NAMES, "SHA256SUMS"])
    for path in made.iterdir():
        assert path.read_bytes() == (made.parent / "second" / path.name).read_bytes(), path.name


def test_the_sums_are_those_of_the_files(made):
    sums = dict(line.split("  ")[::-1] for line in (made / "SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256((made / name).read_bytes()).hexdigest() for name in NAMES}


def test_the_archive_is_the_site_in_one_folder_and_what_is_read_first(made):
    with zipfile.ZipFile(made / NAMES[2]) as archive:
        assert {info.date_time for info in archive.infolist()} == {WHEN}
        assert {info.external_attr >> 16 for info in archive.infolist()} == {0o100644}
        files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert f"Faristol {__version__}: " in files.pop("READ-ME-FIRST.html")
    assert files == {f"faristol/{name}": text for name, text in SITE.items()}


def test_the_program_has_the_site_and_needs_nothing_but_for_https(made):
    with zipfile.ZipFile(made / NAMES[1]) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    assert {name for name in files if ".dist-info/" not in name} == {
        "faristol/__init__.py",
        *(f"faristol/site/{name}" for name in SITE),
    }
    assert re.findall(r"Requires-Dist: (.*)", files[f"{ABOUT}/METADATA"].decode()) == [
        'cryptography>=42; extra == "https"'
    ]
    record = files.pop(f"{ABOUT}/RECORD").decode().splitlines()
    assert record.pop() == f"{ABOUT}/RECORD,,"
    assert record == [
        f"{name},sha256={release.digest(content)},{len(content)}" for name, content in sorted(files.items())
    ]


def test_a_later_commit_has_a_later_time():
    """A server that compares times would answer that a file of the new version is the one of the old."""
    assert release.time_of_commit() > (2026, 1, 1, 0, 0, 0)


def test_the_notes_are_those_of_the_version():
    changes = "# What is new\n\n## 2.0.1\n\n- Later.\n\n## 2.0\n\n- **New**: `x`.\n\n## 1.0\n\n- Old.\n"
    assert release.notes(changes, "2.0") == "# Faristol 2.0\n\n- **New**: `x`.\n"
    assert release.notes(changes, "1.0") == "# Faristol 1.0\n\n- Old.\n"
    with pytest.raises(SystemExit, match="nothing of 3.0"):
        release.notes(changes, "3.0")


def test_what_is_read_first_says_the_same_in_three_languages_and_fetches_nothing():
    parts = re.findall(r'(?s)<main id="(\w+)" lang="\1">(.*?)</main>', READ_ME)
    assert [language for language, _ in parts] == ["ca", "ro", "en"]
    shapes = {tuple(re.findall(r"<(h\d|p|svg|use)\b", text)) for _, text in parts}
    assert len(shapes) == 1 and list(*shapes).count("svg") == 4
    commands = {tuple(sorted(set(re.findall(r'<code class="line">(.*?)</code>', text)))) for _, text in parts}
    assert len(commands) == 1 and len(*commands) == 3
    assert set(re.findall(r'<use\s+href="#([\w-]+)"', READ_ME)) == set(
        re.findall(r'<symbol\s+id="([\w-]+)"', READ_ME)
    )
    assert not re.search(r'(?:src|href)="(?!#|data:)', READ_ME)


def test_without_its_package_https_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "cryptography", None)
    monkeypatch.delitem(sys.modules, "faristol.serving.certificates", raising=False)
    monkeypatch.delattr("faristol.serving.certificates", raising=False)
    with pytest.raises(SystemExit, match="pip install cryptography") as said:
        trust.make(tmp_path, ["localhost"])
    assert str(said.value).count(". ") == 0


def test_where_no_site_is_built_the_program_says_how(tmp_path, monkeypatch):
    monkeypatch.setattr(serve, "SITES", [tmp_path])
    with pytest.raises(SystemExit, match=r"scripts/serve\.py builds it"):
        serve.main([], "faristol")
