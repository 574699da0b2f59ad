"""Lists of players as they come out of messages and spreadsheets."""

import pytest

from drivers.club import Club
from drivers.offenders import each
from faristol.screens.duplicate.players.pasted import read_list
from faristol.screens.parts.pasted_lists import LineTooLong, decoded
from faristol.texts import texts

EN = texts("en")
NOBODY = Club(players=()).state
TWO = Club(players=("Anna Puig", "Biel Roca")).state


def tables(text, event=NOBODY):
    players, problems = read_list(text, event, EN)
    assert problems == []
    return [(player.table, player.name, player.group) for player in players]


def problems(text, event=NOBODY):
    players, problems = read_list(text, event, EN)
    assert players == []
    return problems


@each("sign", ["\t", ";", ",", " , "])
@each(
    "heading",
    [
        ["Taula", "Nom", "Grup"],
        ["MASĂ", "Nume", "Grupă"],
        ["table", "name", "group"],
        ["Núm.", "Jugador", "Club"],
        None,
    ],
)
def test_table_name_and_group_with_and_without_headings(sign, heading):
    rows = [["3", "Anna Puig", "Palma"], ["12", "Ștefan Țurcanu", ""]]
    text = "\r\n".join(sign.join(row) for row in ([heading] if heading else []) + rows)
    assert tables(text) == [(3, "Anna Puig", "Palma"), (12, "Ștefan Țurcanu", "")]


def test_headings_or_numbers_by_hand_say_which_column_is_the_table():
    assert tables("nom;club;taula\nAnna;Palma;4\nBiel;;2") == [(4, "Anna", "Palma"), (2, "Biel", "")]
    assert tables("1. Anna Puig\n2) Biel Roca\n7 Carla Vives") == [
        (1, "Anna Puig", ""),
        (2, "Biel Roca", ""),
        (7, "Carla Vives", ""),
    ]


def test_who_has_no_table_sits_at_a_free_one_that_is_not_on_the_list():
    assert tables("Carla\n\n  Dídac  \n", TWO) == [(3, "Carla", ""), (4, "Dídac", "")]
    assert tables("taula,nom\n,Carla\n1,Dídac\n,Eva") == [(2, "Carla", ""), (1, "Dídac", ""), (3, "Eva", "")]
    assert tables("Anna\tPalma\nBiel\tInca") == [(1, "Anna", "Palma"), (2, "Biel", "Inca")]


def test_a_comma_and_quotes_may_be_in_a_name():
    assert tables("Puig, Anna\nRoca, Biel") == [(1, "Puig, Anna", ""), (2, "Roca, Biel", "")]
    assert tables('4,"Puig, Anna",Palma\n5,"Joan ""el Net"" Mas"') == [
        (4, "Puig, Anna", "Palma"),
        (5, 'Joan "el Net" Mas', ""),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_every_way_in_which_a_spreadsheet_writes_letters(encoding):
    text = "taula;nom\n1;Ștefan Țurcanu\n2;Núria Guàrdia"
    assert decoded(text.encode(encoding)) == text


def test_the_letters_of_an_older_windows():
    assert decoded("1;Núria Guàrdia".encode("cp1252")) == "1;Núria Guàrdia"


def test_all_that_is_wrong_is_told_at_once_with_its_line():
    text = "taula;nom\n2;Carla\n8;\nx;Dina\n1000;Eva\n9;Anna Puig\n10;Fina\n10;Gil\n11;fina"
    assert problems(text, TWO) == [
        "Line 2: Biel Roca sits at table 2.",
        "Line 3: there is no name.",
        "Line 4: “x” is not a table number.",
        "Line 5: “1000” is not a table number.",
        "Line 6: Anna Puig is entered already.",
        "Line 8: table 10 is in line 7 already.",
        "Line 9: fina is entered already.",
    ]


@pytest.mark.parametrize("text", ["", "\n \n", "taula;nom\n", "\ufeff"])
def test_a_list_with_nobody_on_it(text):
    assert problems(text) == ["The list has no names."]


def test_who_is_entered_has_a_name_of_its_own_in_the_log():
    players, _ = read_list("Carla\nDídac", TWO, EN)
    assert not {player.id for player in players} & TWO.players.keys()
    assert len({player.id for player in players}) == 2


def test_a_cell_that_no_club_writes_is_named_with_its_line():
    """A spreadsheet's reader would give up at 131,072 signs."""
    with pytest.raises(LineTooLong) as refused:
        read_list("Anna Puig\n" + "x" * 140_000, NOBODY, EN)
    assert refused.value.details == {"line": 2, "most": 10_000}
