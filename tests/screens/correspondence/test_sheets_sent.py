"""What goes out to the players of a competition by letter: addresses, all sheets in one file (COR-2)."""

import io
import re
from base64 import b64decode
from zipfile import ZipFile

import pytest

from drivers.pasting import enters_list
from drivers.window import Window
from faristol.games.correspondence.sheet import read_sheet
from faristol.storage.files import export_file, read_file
from screens.correspondence.test_competition_flow import arbiter, begin, here, opened_competition

__all__ = ["arbiter"]


def test_addresses_go_with_the_sheets_and_are_on_no_published_page(arbiter):
    other = opened_competition(name="Ediția", address="dorina@example.ro")
    begin(other, "Ana", "Barbu")
    other.go(f"{here(other)}/game/1")
    (first,) = read_file(other.do("competition.sheet_file")["save"]["text"].encode()).entries
    assert sorted(first["addresses"]) == ["ana@example.ro", "barbu@example.ro", "dorina@example.ro"]
    letter = other.do("competition.letter")["save"]["text"]
    assert read_sheet(letter)[0]["addresses"] == first["addresses"]
    addressed = re.findall(r'href="mailto:([^?"]*)', other.page)
    assert [sorted(each.split(",")) for each in addressed] == [["ana@example.ro", "barbu@example.ro"]]
    other.go(f"{here(other)}/file")
    assert "example.ro" not in other.do("file.publish")["save"]["text"]
    player = Window()
    player.do("home.bring", file=export_file("x", [first], "0", [], 0))
    player.go("#/event/x/file")
    assert "example.ro" not in player.do("file.publish")["save"]["text"]


def test_all_sheets_of_a_competition_are_saved_in_one_file(arbiter):
    begin(arbiter, "Ana", "Barbu", "Carmen/Dan")
    saved = arbiter.do("competition.every_sheet")["save"]
    assert saved["packed"] and saved["name"].endswith(".zip")
    packed = ZipFile(io.BytesIO(b64decode(saved["text"])))
    assert len(packed.namelist()) == 6 and all("/" not in name for name in packed.namelist())
    for name in packed.namelist():
        text = packed.read(name)
        (first,) = read_file(text).entries if name.endswith(".json") else read_sheet(text.decode())
        assert first["type"] == "CorrespondenceOpened" and name.startswith(f"{first['name'][15:16]:0>2} ")


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Ana Pop\tIași\t1,2\t3", [("Ana Pop", "Iași", "1,2", "3")]),
        ("Ana Pop <ana@x.ro>\n2. Barbu", [("Ana Pop", "ana@x.ro", "", ""), ("Barbu", "", "", "")]),
        ("Ana Pop; Barbu; Dan", [("Ana Pop", "", "", ""), ("Barbu", "", "", ""), ("Dan", "", "", "")]),
        ("Ana Pop, Barbu", [("Ana Pop", "", "", ""), ("Barbu", "", "", "")]),
        ("Nume;Loc;Adresa\nAna Pop;3;Iași", [("Ana Pop", "Iași", "", "3")]),
    ],
)
def test_a_pasted_list_has_semicolons_commas_or_tabs(arbiter, text, players):
    assert enters_list(arbiter, "competition", text)["ok"]
    entered = [entry for entry in arbiter.entries if entry["type"] == "PlayerEntered"]
    fields = ("name", "address", "coefficient", "place")
    assert [tuple(each[key] for key in fields) for each in entered] == players
