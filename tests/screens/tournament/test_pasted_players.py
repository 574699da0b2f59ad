"""Lists of players of the real world: headings of five languages, spreadsheets, reports, our own files."""

import io
import re
import zipfile
from pathlib import Path

import pytest

from drivers.director_window import DirectorWindow
from drivers.log import NOON
from drivers.offenders import each
from faristol.screens.parts.pasted_lists import LONGEST_LINE, decoded
from faristol.screens.parts.workbook import SpreadsheetFile
from faristol.screens.tournament.files.spreadsheets import standings_csv
from faristol.screens.tournament.player_lines import lines_of
from faristol.tournaments.reports import trf
from screens.states.standings import played


def players(text):
    return [(line.name, line.rating, line.club, line.category) for line in lines_of(text)]


@each(
    "headings",
    [
        "Nom;Cognoms;ELO;Club;Categoria",
        "NOM;Llinatges;Barruf;Equip;Classe",
        "Nombre;Apellidos;Puntuación;Club;Categoría",
        "Prenume;Nume;Punctaj;Club;Categorie",
        "First name;Surname;Rating;Team;Category",
        "Prénom;Nom;Classement;Équipe;Catégorie",
    ],
)
def test_headings_of_five_languages_with_the_name_in_two_columns(headings):
    text = f"{headings}\nAnna;Puig Roca;1090;Palma;A\nBiel;Mas;;;"
    assert players(text) == [("Anna Puig Roca", "1090", "Palma", "A"), ("Biel Mas", "", "", "")]


def test_columns_come_in_any_order_and_number_and_with_the_sign_that_a_spreadsheet_names():
    assert players("DNI;Nom;Telèfon;Club\n123;Anna Puig;971;Palma") == [("Anna Puig", "", "Palma", "")]
    assert players("sep=;\nNom;Club\nPuig, Anna;Palma") == [("Puig, Anna", "", "Palma", "")]
    assert players("Cognoms,Nom\nPuig Roca,Anna") == [("Anna Puig Roca", "", "", "")]
    assert players("Nume\tPrenume\nPop\tAna-Maria") == [("Ana-Maria Pop", "", "", "")]


def test_a_cell_in_quotes_goes_over_lines_and_its_line_is_that_of_its_beginning():
    text = 'Nom;Club\n"Anna\nPuig";"Club de Scrabble\nde Palma"\nBiel Mas;'
    assert [(line.number, line.name, line.club) for line in lines_of(text)] == [
        (2, "Anna Puig", "Club de Scrabble de Palma"),
        (5, "Biel Mas", ""),
    ]


def test_a_quote_that_is_never_closed_swallows_nobody():
    text = 'Joan "el Net Mas\nAnna Puig\nBiel Roca\nCarla Vives\nDídac Font\nEva Mir'
    assert len(players(text)) == 6


def test_what_is_left_empty_keeps_its_place():
    (line,) = lines_of("Anna Puig;1090;;;A;Seniors")
    assert (line.rating, line.games, line.club) == ("1090", "", "")
    assert (line.category, line.division) == ("A", "Seniors")
    assert players("Biel Mas;;;Palma\nCarla Vives;987;Palma;B") == [
        ("Biel Mas", "", "Palma", ""),
        ("Carla Vives", "987", "Palma", "B"),
    ]


def test_places_left_empty_between_commas_belong_to_no_name():
    lines = lines_of("Magdalena Rosselló Bibiloni, , , Sineu, , B\nPuig, Anna, , Palma\nMas, Biel,")
    read = [(line.name, line.club, line.division) for line in lines]
    assert read == [
        ("Magdalena Rosselló Bibiloni", "Sineu", "B"),
        ("Puig, Anna", "Palma", ""),
        ("Mas, Biel", "", ""),
    ]


def test_a_rating_may_stand_behind_the_name():
    assert players("Anna Puig 1090\nBiel Mas 987\nCarla 2") == [
        ("Anna Puig", "1090", "", ""),
        ("Biel Mas", "987", "", ""),
        ("Carla 2", "", "", ""),
    ]


def test_our_own_standings_and_a_report_of_the_federations_come_in_and_other_lines_are_nobody():
    club = played()
    known = {(player.name, rating_of_line(player.rating)) for player in club.state.players.values()}
    assert {(line.name, line.rating) for line in lines_of(standings_csv(club.state))} == known
    read = [(line.name, line.rating) for line in lines_of(trf.write(club.state, NOON))]
    assert {name for name, _ in read} == {player.name for player in club.state.players.values()}
    report = (
        "012 Torneig\n001    1 m    Puig Roca, Anna                   1090\n001    2      Mas, Biel\nXXR 5\n"
    )
    assert players(report) == [("Puig Roca, Anna", "1090", "", ""), ("Mas, Biel", "", "", "")]


def rating_of_line(rating):
    return "" if rating is None else f"{rating:g}".replace(".", ",")


LISTS = Path(__file__).parents[2] / "data/lists"


@pytest.mark.parametrize("name", ["players.xlsx", "players.ods"])
def test_a_spreadsheets_own_file_comes_in_as_its_first_sheet(name):
    text = decoded((LISTS / name).read_bytes())
    assert text.splitlines()[0] == "Nom\tLlinatges\tBARRUF\tClub\tTelèfon"
    assert players(text) == [
        ("Anna Puig Roca", "1090", "Palma", ""),
        ("Biel Mas i Serra", "1173.85", "Manacor", ""),
        ("Mª del Mar Ferrer Llull", "", "Inca", ""),
    ]


def book(**parts):
    """A workbook as the program Excel writes it, with its texts in a part of their own."""
    texts = "<sst><si><t>Nom</t></si><si><r><t>Anna </t></r><r><t>Puig</t></r><rPh><t>x</t></rPh></si></sst>"
    sheet = (
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><v>ELO</v></c></row>'
        '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4"><f>1+1</f><v>1.09E3</v></c></row>'
        '<row><c t="inlineStr"><is><t>Biel</t></is></c><c><v>7.5</v></c></row></sheetData></worksheet>'
    )
    sheets = "<sheets><sheet name='Full' r:id='rId2'/><sheet name='Altre' r:id='rId1'/></sheets>"
    first = f"<workbook xmlns:r='r'>{sheets}</workbook>"
    related = "<R><Relationship Id='rId1' Target='x.xml'/><Relationship Id='rId2' Target='/xl/s.xml'/></R>"
    whole = {"xl/workbook.xml": first, "xl/_rels/workbook.xml.rels": related}
    whole |= {"xl/s.xml": sheet, "xl/sharedStrings.xml": texts, **parts}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as written:
        for name, text in whole.items():
            written.writestr(name, text)
    return file.getvalue()


def test_cells_stand_in_their_columns_with_their_own_text():
    assert decoded(book()) == "Nom\t\tELO\nAnna Puig\t\t1090\nBiel\t7.5"


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04\x14\0\x06\0[Content_Types].xml",
        b"PK\x03\x04mimetype",
        book(**{"xl/s.xml": '<!DOCTYPE w [<!ENTITY a "b">]><worksheet>&a;</worksheet>'}),
        book(**{"xl/s.xml": '<w><row r="5001"/></w>'}),
        book(**{"xl/s.xml": '<w><row><c t="s"><v>9</v></c></row></w>'}),
        book(**{"xl/s.xml": "<w><row>"}),
        book(**{"xl/s.xml": " " * 20_000_001}),
        book(**{"xl/workbook.xml": "<workbook/>"}),
    ],
)
def test_a_workbook_that_cannot_be_read_says_how_its_cells_come_in(data):
    with pytest.raises(SpreadsheetFile):
        decoded(data)


# --- each column as a person says


LIST = "Mas;Biel;1200;7\nPuig;Anna;1090;12"


def kinds_of(director):
    return re.findall(r'id="column-\d".*?<option value="(\w+)" selected', director.work, re.S)


def typed(director, text=LIST, **columns):
    return director.do("tournament_players.keep_list", {"list": text, **columns})


def test_how_a_list_is_read_is_seen_before_anybody_is_entered_and_a_column_as_it_is_chosen():
    director = DirectorWindow().opens("")
    typed(director)
    assert kinds_of(director) == ["surname", "first", "rating", "games"]
    assert not director.event().players
    chosen = {"column-0": "surname", "column-1": "first", "column-2": "games", "column-3": ""}
    typed(director, **chosen)
    assert "<td>Biel Mas</td>" in director.work
    assert director.do("tournament_players.enter_list", {"list": LIST, **chosen})["ok"]
    entered = [(player.name, player.games, player.rating) for player in director.event().players.values()]
    assert entered == [("Biel Mas", 1200, None), ("Anna Puig", 1090, None)]
    assert "list-preview" not in director.work


def test_what_was_chosen_for_one_list_does_not_hold_for_another():
    director = DirectorWindow().opens("")
    typed(director)
    chosen = {"column-0": "club", "column-1": "name", "column-2": "", "column-3": ""}
    typed(director, **chosen)
    other = "Roca;Carla;900;3"
    typed(director, other, **chosen)
    assert kinds_of(director) == ["surname", "first", "rating", "games"]
    assert director.do("tournament_players.enter_list", {"list": "Vives;Dora;800;1", **chosen})["ok"]
    assert not director.event().players
    assert kinds_of(director) == ["surname", "first", "rating", "games"]


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("Puig, Anna, 1090", ["surname", "first", "rating"]),
        ("Cognoms;Nom;ELO\nPuig;Anna;1090", ["surname", "first", "rating"]),
        ("3. Anna Puig\t1090", ["name", "rating"]),
    ],
)
def test_a_column_says_how_it_is_read_until_somebody_chooses(text, columns):
    director = DirectorWindow().opens("")
    typed(director, text)
    read = kinds_of(director)
    assert read == columns


def test_a_list_of_names_alone_asks_nothing_and_a_line_that_nobody_writes_is_refused_by_its_number():
    director = DirectorWindow().opens("")
    typed(director, "Anna Puig\nBiel Mas")
    assert "list-preview" not in director.work
    long = f"Puig;Anna;{'x' * (LONGEST_LINE + 1)}"
    assert typed(director, long)["ok"]
    assert "list-preview" not in director.work
    assert not director.do("tournament_players.enter_list", {"list": long})["ok"]
    assert "Line 1 " in director.regions["notice"]
    assert not director.event().players


def test_three_thousand_pasted_lines_get_an_answer():
    director = DirectorWindow().opens("")
    lines = "\n".join(f"Jugadora Número {number};{number}" for number in range(3_000))
    assert typed(director, lines)["ok"] and "list-preview" in director.work
    assert director.enters(lines).last["announce"] == "3000 players entered"
    assert len(director.event().players) == 3_000
