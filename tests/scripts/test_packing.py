"""The pack: the whole site in one file, which a tablet unpacks while it arrives."""

import gzip
import hashlib
import json
import lzma
import zipfile

import pytest

import packing


@pytest.fixture(scope="module")
def listing(dist):
    return json.loads((dist / "version.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def packed(dist, listing):
    """Every file as it lies in the pack."""
    content = memoryview(lzma.decompress((dist / packing.NAME).read_bytes()))
    files = {}
    for name, file in listing["files"].items():
        size = file.get("unpacked", file)["size"]
        files[name], content = bytes(content[:size]), content[size:]
    assert not content, "nothing is left at its end"
    return files


def test_each_file_lies_in_the_pack_in_the_order_of_the_listing(packed, listing):
    for name, content in packed.items():
        file = listing["files"][name]
        assert hashlib.sha256(content).hexdigest() == file.get("unpacked", file)["sha256"], name


def test_what_is_needed_to_play_comes_first_and_is_less_than_half(dist, listing):
    first = listing["pack"]["first"]
    needed, later = list(listing["files"])[: first["files"]], list(listing["files"])[first["files"] :]
    packed = (dist / packing.NAME).read_bytes()[: first["size"] + 100_000]
    decoded = lzma.LZMADecompressor().decompress(packed)
    assert len(decoded) >= sum(
        listing["files"][name].get("unpacked", listing["files"][name])["size"] for name in needed
    )
    assert first["size"] < len((dist / packing.NAME).read_bytes()) / 2
    assert all(
        name.startswith(("guide/", "icons/", "voices/", "vendor/", "LICENSE", "NOTICE", "board.html"))
        for name in later[:-1]
    )
    assert later[-1] == "engine/snapshot.bin"


def test_what_is_compressed_by_itself_lies_there_as_it_was_before(dist, packed, listing):
    apart = {name for name, file in listing["files"].items() if "unpacked" in file}
    assert apart == {name for name in packed if name.endswith((".whl", "snapshot.bin"))}
    assert packed["engine/snapshot.bin"] == gzip.decompress((dist / "engine/snapshot.bin").read_bytes())


def test_a_wheel_in_the_pack_holds_the_same_files_none_of_them_compressed(dist, packed, tmp_path):
    for name in (name for name in packed if name.endswith(".whl")):
        (tmp_path / "plain.whl").write_bytes(packed[name])
        with zipfile.ZipFile(dist / name) as alone, zipfile.ZipFile(tmp_path / "plain.whl") as plain:
            assert plain.namelist() == alone.namelist()
            assert {each.compress_type for each in plain.infolist()} == {zipfile.ZIP_STORED}
            assert all(plain.read(each) == alone.read(each) for each in plain.namelist())


def test_the_pack_is_what_a_line_can_be_asked_to_carry(dist, listing):
    alone = sum(file["size"] for file in listing["files"].values())
    assert (dist / packing.NAME).stat().st_size < min(14_000_000, alone / 2)
