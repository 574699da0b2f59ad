"""What a person typed at great length: a name is cut, and a text that no log can hold is refused."""

import pytest

from drivers.director_window import DirectorWindow
from drivers.match_window import table
from drivers.window import Window, contents
from faristol.fields import LONGEST_NAME, LONGEST_TEXT, TextTooLong
from faristol.screens.refusals import sentences
from faristol.texts import figure, texts

NAME = "N" * 600
TEXT = "a" * (LONGEST_TEXT + 1)


def duplicate(window):
    window.go("#/duplicate")
    assert window.do("duplicate_setup.open", {"name": NAME, "ruleset": "duplicate"})["ok"]
    return "players.enter", {"table": "1", "player": NAME, "group": ""}


def tournament(window):
    DirectorWindow.opens(window, players="", name=NAME)
    return "tournament_players.enter_list", {"list": f"Aina;1200\n{NAME};900"}


def game_of_two(window):
    window.go("#/classic")
    return "classic_setup.open", {"one": "Aina", "two": NAME, "ruleset": "mallorca"}


def draw(window):
    window.go("#/draw")
    return "draw_setup.open", {"name": NAME, "ruleset": "duplicate"}


def game_file(window):
    game = b"#character-encoding UTF-8\n#player1 a Aina\n#player2 b Pau\n>a: ACSA 8G CASA +10 10\n"
    assert window.do("home.bring", file=game, file_name="joc.gcg")["ok"]
    assert window.do("game_file.choose", {"name": NAME})["ok"]
    return "game_file.open", {"name": NAME}


@pytest.mark.parametrize("begin", [duplicate, tournament, game_of_two, draw, game_file])
def test_a_name_of_600_signs_is_cut_and_written(begin):
    window = Window()
    answer = window.do(*begin(window))
    assert answer.get("ok"), answer
    assert "N" * 50 in str(window.entries) and NAME not in str(window.entries)


def words_of_the_room(language):
    window = Window(language=language)
    window.open_draw()
    return window, "draw.room", {"room": TEXT, "person": "Bel"}, "room"


def words_of_a_tournament(language):
    window = DirectorWindow(language=language)
    window.opens(mode="top-down", first_round="lot", scoring="coefficients")
    window.go(f"#/event/{window.stream}/players/promise")
    return window, "tournament_players.hear", {"room": TEXT}, "room"


def arbiter(language, **typed):
    window = table("federation")
    window.language = language
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "penalty"})
    fields = {"why": "Retard", "arbiter": "Bel", "player": "1", "way": "away", "points": "10"}
    return window, "classic_arbiter.decide", fields | typed, next(iter(typed))


def arbiters_name(language):
    return arbiter(language, arbiter=NAME)


def arbiters_reason(language):
    return arbiter(language, why=TEXT)


CASES = [words_of_the_room, words_of_a_tournament, arbiters_name, arbiters_reason]


@pytest.mark.parametrize("language", ["ca", "ro", "en"])
@pytest.mark.parametrize("begin", CASES)
def test_a_text_that_no_log_can_hold_is_refused(begin, language):
    window, intent, fields, field = begin(language)
    before = contents(window.disk), dict(window.disk.choices)
    answer = window.do(intent, fields)
    assert not answer.get("broken"), answer["broken"]
    most = LONGEST_TEXT if fields[field] is TEXT else LONGEST_NAME
    fact, way_out = sentences(TextTooLong(most=figure(most)), texts(language))
    assert answer["ok"] is False and fact in window.page and way_out in window.page
    assert (contents(window.disk), dict(window.disk.choices)) == before
    assert window.do(intent, {**fields, field: fields[field][:most]})["ok"], window.page
