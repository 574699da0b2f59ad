"""What a club copies to its server is whole, local and what it says it is."""

import gzip
import hashlib
import json
import re
import shutil
import urllib.request
import zipfile

import pytest

import build_site
import remarks
import toolbox


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def every_file(dist):
    return {path.relative_to(dist).as_posix(): path for path in dist.rglob("*") if path.is_file()}


def test_version_names_every_file_with_its_digest_and_size(dist):
    files = every_file(dist)
    about = json.loads(files.pop("version.json").read_text("utf-8"))
    del files["sw.js"], files[build_site.NO_RELAY]
    files = {name: path for name, path in files.items() if not name.startswith(("seat/", "wall/"))}
    assert about["pack"]["size"] == files.pop("everything.pack").stat().st_size
    assert {name: (file["sha256"], file["size"]) for name, file in about["files"].items()} == {
        name: (digest(path), path.stat().st_size) for name, path in files.items()
    }
    assert re.fullmatch(r"[0-9a-f]{12}", about["version"])


def test_version_is_a_fingerprint_of_the_files(dist):
    about = json.loads((dist / "version.json").read_text("utf-8"))
    del about["pack"]
    assert build_site.version(dist, about["app"]) == about


def test_the_page_asks_for_one_stylesheet_with_all_of_them_in_their_order(dist):
    assert re.findall(r'"(css/.*?)"', (dist / "index.html").read_text("utf-8")) == ["css/faristol.css"]
    linked = re.findall(r'"(css/.*?)"', (toolbox.ROOT / "site/index.html").read_text("utf-8"))
    sheets = [(toolbox.ROOT / "site" / name).read_text("utf-8") for name in linked]
    styles = (dist / "css/faristol.css").read_text("utf-8")
    assert styles == remarks.of_styles(build_site.lowered("\n".join(sheets)))
    assert "&" not in styles and "popover-open" in styles


def test_the_oldest_browsers_are_named_alike_wherever_they_are_named():
    chrome, firefox, safari = re.findall(r"[a-z]+([\d.]+)", build_site.FLOOR)
    names = ["boot.html", "guide/tablets.html"]
    names = ["scripts/read_me_first.html", *(f"py/faristol/screens/{each}" for each in names)]
    for name in (*names, *(file.name for file in toolbox.ROOT.glob("README*.md"))):
        text = (toolbox.ROOT / name).read_text("utf-8")
        assert f"Edge {chrome}, Firefox {firefox}, Safari" in text, name
        assert re.search(rf"iPadOS\s+{re.escape(safari)}", text), name


def test_every_address_in_the_lock_file_is_beside_it_and_true(dist):
    packages = json.loads((dist / "engine/pyodide-lock.json").read_text("utf-8"))["packages"]
    assert set(packages) == {"faristol", "jinja2", "markupsafe", "segno"}
    for package in packages.values():
        assert package["file_name"].startswith("wheels/")
        assert digest(dist / "engine" / package["file_name"]) == package["sha256"]
        assert set(package["depends"]) <= set(packages)


def test_the_lock_file_is_refused_when_it_takes_a_wheel_from_elsewhere(dist, tmp_path):
    engine = tmp_path / "engine"
    shutil.copytree(dist / "engine/wheels", engine / "wheels")
    lock = json.loads((dist / "engine/pyodide-lock.json").read_text("utf-8"))
    lock["packages"]["segno"]["file_name"] = "https://example.org/segno-1.6.6-py3-none-any.whl"
    (engine / "pyodide-lock.json").write_text(json.dumps(lock))
    with pytest.raises(SystemExit, match="takes segno from elsewhere"):
        build_site.check_lock(engine)


def test_the_lock_file_is_refused_when_a_wheel_was_changed(dist, tmp_path):
    engine = tmp_path / "engine"
    shutil.copytree(dist / "engine/wheels", engine / "wheels")
    shutil.copy(dist / "engine/pyodide-lock.json", engine)
    next(engine.glob("wheels/segno-*")).write_bytes(b"changed")
    with pytest.raises(SystemExit, match="segno is not the one in the lock file"):
        build_site.check_lock(engine)


def test_shipped_wheels_hold_nothing_compiled(dist):
    for wheel in (dist / "engine/wheels").iterdir():
        assert wheel.name.endswith("-py3-none-any.whl")
        with zipfile.ZipFile(wheel) as archive:
            assert archive.testzip() is None
            assert not [
                name for name in archive.namelist() if name.endswith((".so", ".pyd", ".dylib", ".pyc"))
            ]


def test_the_snapshot_is_gzip_within_what_a_tablet_can_be_asked_to_hold(dist):
    pages = re.search(r"MOST = (\d+) \* 65_536", (dist / "engine/snapshot_limit.mjs").read_text("utf-8"))
    assert pages
    with gzip.open(dist / "engine/snapshot.bin") as snapshot:
        assert 31_457_280 <= len(snapshot.read()) <= int(pages[1]) * 65_536 <= 50_000_000 + 65_536


def test_no_name_makes_a_server_add_an_encoding(dist):
    assert not [name for name in every_file(dist) if name.endswith((".gz", ".br", ".zst"))]


def test_nothing_of_the_build_is_left_in_the_site(dist):
    unwanted = re.compile(r"__pycache__|\.map$|stamp|micropip|node_modules")
    assert not [name for name in every_file(dist) if unwanted.search(name)]


def test_the_voice_is_cut_to_what_a_tablet_can_be_asked_to_fetch(dist):
    voice = dist / "vendor/espeak"
    assert {path.name for path in voice.iterdir()} == {"espeak-ng.mjs", "espeak-ng.data"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in voice.iterdir()) < 800_000


def test_of_the_reader_of_codes_only_what_reads_is_fetched(dist):
    reader = every_file(dist / "vendor/zxing")
    assert reader.keys() == {"reader/index.js", "share.js", "zxing_reader.wasm"}
    assert sum(len(gzip.compress(path.read_bytes())) for path in reader.values()) < 450_000
    assert re.findall(r'from "(.*?)"', reader["reader/index.js"].read_text("utf-8")) == ["../share.js"]


def test_a_second_build_with_nothing_changed_does_nothing(dist, capfd):
    before = (dist / "version.json").stat().st_mtime_ns
    build_site.ensure()
    build_site.build()
    assert (dist / "version.json").stat().st_mtime_ns == before
    assert capfd.readouterr().out == ""


def test_a_site_that_is_not_whole_is_not_fresh(dist, tmp_path, monkeypatch):
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy)
    monkeypatch.setattr(build_site, "DIST", copy)
    inputs = build_site.digest(build_site.INPUTS)
    assert build_site.is_fresh(inputs)
    assert not build_site.is_fresh("other inputs")
    (copy / "everything.pack").rename(copy / "everything")
    assert not build_site.is_fresh(inputs)
    (copy / "everything").rename(copy / "everything.pack")
    (copy / "engine/boot.mjs").unlink()
    assert not build_site.is_fresh(inputs)


def test_a_second_start_makes_nothing_again(dist, start):
    output = start()
    assert " …" not in output, "each step of making something is printed so"
    address = re.search(r"http://\S+", output)[0]
    with urllib.request.urlopen(f"{address}/version.json") as answer:
        assert answer.read() == (dist / "version.json").read_bytes()
