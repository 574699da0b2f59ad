"""A compiled wheel becomes a pure one that pip and Pyodide take as such."""

import zipfile

import pytest

import wheels

ABOUT = "thing-1.0.dist-info"
FILES = {
    "thing/__init__.py": "from thing._slow import f\n",
    "thing/_slow.py": "def f(): return 1\n",
    "thing/_fast.c": "int f;",
    "thing-1.0.data/data/share/words.lex": "a list of words",
    "thing/_fast.cpython-314-x86_64-linux-gnu.so": "machine code",
    "faristol/serving/relay.py": "of a computer in the room",
    "faristol/commands/plays.py": "of the command line",
    "faristol/__main__.py": "",
    f"{ABOUT}/entry_points.txt": "[console_scripts]",
    f"{ABOUT}/METADATA": "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n",
    f"{ABOUT}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp314-cp314-manylinux_2_17_x86_64\n"
    "Tag: cp314-cp314-manylinux2014_x86_64\n",
    f"{ABOUT}/RECORD": "out of date",
}


@pytest.fixture
def pure(tmp_path):
    compiled = tmp_path / "thing-1.0-cp314-cp314-manylinux2014_x86_64.whl"
    with zipfile.ZipFile(compiled, "w") as archive:
        for name, text in FILES.items():
            archive.writestr(name, text)
    pure = tmp_path / "thing-1.0-py3-none-any.whl"
    wheels.repack(compiled, pure)
    return pure


def test_what_is_compiled_and_what_is_fetched_later_is_left_out(pure):
    with zipfile.ZipFile(pure) as archive:
        assert set(archive.namelist()) == set(FILES) - {
            "thing/_fast.c",
            "thing-1.0.data/data/share/words.lex",
            "thing/_fast.cpython-314-x86_64-linux-gnu.so",
            "faristol/serving/relay.py",
            "faristol/commands/plays.py",
            "faristol/__main__.py",
            f"{ABOUT}/entry_points.txt",
        }


def test_the_tag_says_pure(pure):
    with zipfile.ZipFile(pure) as archive:
        about = archive.read(f"{ABOUT}/WHEEL").decode().split("\n")
    assert [line for line in about if line] == [
        "Wheel-Version: 1.0",
        "Root-Is-Purelib: true",
        "Tag: py3-none-any",
    ]


def test_the_record_lists_what_is_there(pure):
    with zipfile.ZipFile(pure) as archive:
        record = archive.read(f"{ABOUT}/RECORD").decode().splitlines()
        assert all(line.endswith(",,") for line in record), "the lock has the digest of the whole"
        assert {line.split(",")[0] for line in record} == set(archive.namelist())


def test_the_same_wheel_is_made_each_time(pure, tmp_path):
    first = pure.read_bytes()
    wheels.repack(tmp_path / "thing-1.0-cp314-cp314-manylinux2014_x86_64.whl", pure)
    assert pure.read_bytes() == first


def test_a_pure_wheel_is_left_as_it_is(pure, tmp_path):
    kept = tmp_path / "kept" / pure.name
    kept.parent.mkdir()
    wheels.repack(pure, kept)
    assert kept.read_bytes() == pure.read_bytes()
