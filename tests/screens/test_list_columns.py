"""Pasted lists of players: each screen shows how it reads them, and enters what is plain or was seen so."""

import pytest

from drivers.director_window import DirectorWindow
from drivers.pasting import enters_list, lines_shown, pastes
from screens.correspondence.test_competition_flow import opened_competition
from screens.draw.test_promise import seated


def tournament():
    return DirectorWindow().opens("")


OPENED = {"tournament_players": tournament, "players": seated, "competition": opened_competition}
FIELDS_OF = {
    "tournament_players": ("name", "rating", "games", "club"),
    "players": ("table", "name", "group"),
    "competition": ("name", "address", "coefficient", "place"),
}


def entered(window, screen):
    facts = [entry for entry in window.entries if entry["type"] == "PlayerEntered"]
    return [tuple(entry[name] for name in FIELDS_OF[screen]) for entry in facts]


SURNAMES_FIRST = [
    ("tournament_players", "Rosselló;Pere;1200;Inca", [("Pere Rosselló", 1200, 0, "Inca")]),
    (
        "tournament_players",
        "1\tRosselló\tPere\t1200\t\tInca\n2\tMas Roca\tAina\t\t\tPalma\n3\tPons\tBiel\t987,5\t12\t",
        [
            ("Pere Rosselló", 1200, 0, "Inca"),
            ("Aina Mas Roca", None, 0, "Palma"),
            ("Biel Pons", 987.5, 12, ""),
        ],
    ),
    ("players", "Rosselló;Pere;Inca\nMas;Aina;", [(1, "Pere Rosselló", "Inca"), (2, "Aina Mas", "")]),
    ("players", "7;Rosselló;Pere;Inca\n9;Mas;Aina", [(7, "Pere Rosselló", "Inca"), (9, "Aina Mas", "")]),
    (
        "competition",
        "Țăranu;Ion;ion@x.ro;1,5219;3\nPop;Ana;ana@x.ro;;",
        [("Ion Țăranu", "ion@x.ro", "1,5219", "3"), ("Ana Pop", "ana@x.ro", "", "")],
    ),
]


@pytest.mark.parametrize(("screen", "text", "players"), SURNAMES_FIRST)
def test_a_surname_and_a_first_name_in_two_columns_are_one_player(screen, text, players):
    window = OPENED[screen]()
    assert {"surname", "first"} <= {*pastes(window, screen, text).values()}
    assert enters_list(window, screen, text)["ok"]
    assert entered(window, screen) == players


@pytest.mark.parametrize(
    ("screen", "text"),
    [
        *((screen, text) for screen, text, _ in SURNAMES_FIRST),
        ("tournament_players", "Roca Mas;Aina;1090"),
        ("tournament_players", "Anna Puig;Palma"),
        ("tournament_players", "Puig, Anna, Palma"),
        ("tournament_players", "Anna Puig,1173,85,41"),
        ("players", "Roca Mas;Aina"),
        ("players", "Puig, Anna, Palma"),
        ("competition", "Țăranu;Ion\nPop;Ana"),
        ("tournament_players", "Aina\nBiel\nCesc\nDora\nEnric\nRosselló;Pere"),
        ("competition", "Ion Țăranu;Iași;1,5;3"),
    ],
)
def test_a_list_that_is_not_plain_is_looked_through_before_anybody_is_entered(screen, text):
    window = OPENED[screen]()
    answer = window.do(f"{screen}.enter_list", {"list": text})
    assert answer["ok"] and answer["focus"] == "column-0" and entered(window, screen) == []
    assert "Check what each column holds" in window.regions["notice"]
    assert lines_shown(window) and 'id="column-0"' in window.regions["work"]
    assert enters_list(window, screen, text)["ok"] and entered(window, screen)


@pytest.mark.parametrize(
    ("screen", "text", "count"),
    [
        ("tournament_players", "Anna Puig;1173,85;41;Palma\nBiel Mas;;", 2),
        ("tournament_players", "Anna Puig\nBiel Mas", 2),
        ("tournament_players", "Puig, Anna, 1090\nMas, Biel", 2),
        ("tournament_players", "Nom;Club\nAnna;Palma", 1),
        ("players", "3;Anna Puig\n4;Biel Mas", 2),
        ("competition", "Ion Țăranu; ion@x.ro; 1,5219; 3", 1),
    ],
)
def test_a_plain_list_is_entered_at_once(screen, text, count):
    window = OPENED[screen]()
    assert window.do(f"{screen}.enter_list", {"list": text})["ok"]
    assert len(entered(window, screen)) == count


def test_what_a_column_holds_is_chosen_on_each_screen():
    window = seated()
    chosen = {"column-0": "first", "column-1": "surname", "column-2": "table"}
    assert enters_list(window, "players", "Pere;Rosselló;12", **chosen)["ok"]
    assert entered(window, "players") == [(12, "Pere Rosselló", "")]
    window = opened_competition()
    chosen = {"column-0": "surname", "column-1": "first", "column-2": "place"}
    assert enters_list(window, "competition", "Roca Mas;Pere;3", **chosen)["ok"]
    assert entered(window, "competition") == [("Pere Roca Mas", "", "", "3")]


def test_a_list_of_known_players_is_looked_through_as_well():
    window, text = seated(), "Rosselló;Pere;Inca"
    window.do("players.remember_list", {"list": text})
    assert "Pere Rosselló" not in window.regions["work"].split('id="list-preview"')[0]
    shown = pastes(window, "players", text)
    assert window.do("players.remember_list", {"list": text, **shown})["announce"] == "1 name saved"


def test_the_form_of_each_list_sends_itself_while_one_types_or_pastes():
    for screen, opened in OPENED.items():
        assert f'data-typing="{screen}.keep_list"' in opened().regions["work"]


# --- commas


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("Ion Țăranu, ion@x.ro, 1,5219, 3", ("Ion Țăranu", "ion@x.ro", "1,5219", "3")),
        ("Ion Țăranu,ion@x.ro,1,5219,3", ("Ion Țăranu", "ion@x.ro", "1,5219", "3")),
        ("Țăranu, Ion, ion@x.ro, 1,5, 3", ("Țăranu, Ion", "ion@x.ro", "1,5", "3")),
        ("Țăranu, Ion <ion@x.ro>, 1,5219", ("Țăranu, Ion", "ion@x.ro", "1,5219", "")),
        ("Ion Țăranu, Str. Lungă 5, Cluj, 1,5219", ("Ion Țăranu", "Str. Lungă 5, Cluj", "1,5219", "")),
        ("2, Ion Țăranu, ion@x.ro", ("Ion Țăranu", "ion@x.ro", "", "")),
        ("Ion Țăranu; 1,5219; 3", ("Ion Țăranu", "", "1,5219", "3")),
    ],
)
def test_a_decimal_comma_and_a_comma_in_a_name_part_no_cells(text, player):
    window = opened_competition()
    assert enters_list(window, "competition", text)["ok"]
    assert entered(window, "competition") == [player]


@pytest.mark.parametrize(
    "text",
    [
        "Ion <ion@x.ro>, Ana <ana@x.ro>",
        "Ion <ion@x.ro>; Ana <ana@x.ro>;",
        "Ion <ion@x.ro>,\nAna <ana@x.ro>",
    ],
)
def test_addressees_of_a_mail_are_a_player_each(text):
    window = opened_competition()
    pastes(window, "competition", text)
    assert [row[:2] for row in lines_shown(window)[1:]] in ([["Ion", "ion@x.ro"], ["Ana", "ana@x.ro"]], [])
    assert window.do("competition.enter_list", {"list": text})["ok"]
    assert entered(window, "competition") == [("Ion", "ion@x.ro", "", ""), ("Ana", "ana@x.ro", "", "")]


@pytest.mark.parametrize(
    ("text", "rating", "games"),
    [
        ("Anna Puig, 1173,85, 41, Palma", 1173.85, 41),
        ("Anna Puig 1173,85", 1173.85, 0),
        ("Anna Puig,1173,41", 1173, 41),
    ],
)
def test_a_rating_with_a_decimal_comma_is_one_figure(text, rating, games):
    window = tournament()
    assert window.do("tournament_players.enter_list", {"list": text})["ok"]
    assert [each[:3] for each in entered(window, "tournament_players")] == [("Anna Puig", rating, games)]
