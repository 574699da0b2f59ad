"""Coordinates and as much of the word as names one play are enough; no play is taken that they do not name.

The plays at H8 with C A S A T R E are those of the list; ASCETA is the only one that begins with ASCE.
"""

import re

import pytest
from test_only_what_is_written import judge_with, ways
from test_the_round import Judge

from drivers.bag_club import Tables
from faristol.screens.duplicate.suggesting import matches
from faristol.screens.duplicate.typed import read_typed


def second_round(master, rack):
    return Judge(Tables().begin().round_with("CASATRE").announce(f"H8 {master}").next().round_with(rack))


def selected(judge):
    """The rows of the list that Enter takes."""
    return re.findall(r'<tr id="match-(\d)" aria-selected="true"', judge.window.regions["work"])


@pytest.mark.parametrize(
    ("rack", "typed", "play"),
    [
        ("CASATRE", "h8 asce", "H8 ASCETA"),
        ("CASATRE", "h8asce", "H8 ASCETA"),
        ("CASATRE", "8H asce", "8H ASCETA"),
        ("CASATRE", "asce h8 16", "H8 ASCETA"),
        ("CASATRE", "1h8asce 16", "H8 ASCETA"),
        ("PAL·LIDES", "h8 sape", "H8 SAPE[L·L]I"),
    ],
)
def test_enter_takes_the_only_play_that_begins_so_and_says_it_whole(rack, typed, play):
    judge = judge_with(rack)
    answer = judge.does("take", typed=typed)
    slip = judge.slips["1"]
    assert slip.play == play and slip.valid and slip.given in (None, slip.points)
    whole = play.replace("[", "").replace("]", "")
    assert answer["announce"] == f"{whole}, {slip.points} points"
    assert whole.split()[1] in judge.shows().split("Jugador 1")[1]


def test_it_is_the_same_whether_it_was_on_the_screen_or_not():
    """A fast hand has given the sheet in before anything is suggested."""
    seen, unseen = judge_with(), judge_with()
    for end in range(1, len("h8 asce") + 1):
        seen.does("typing", typed="h8 asce"[:end])
    assert selected(seen) == ["0"]
    seen.does("take", typed="h8 asce")
    unseen.does("take", typed="h8 asce")
    assert seen.slips == unseen.slips


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("h8 aste", ["H8 ASTECA", "H8 ASTER"]),
        ("h8 catr", ["H8 CATRES", "H8 CATRE"]),
    ],
)
def test_where_several_begin_so_enter_takes_none_and_asks_which(typed, offered):
    judge = judge_with()
    judge.does("typing", typed=typed)
    assert selected(judge) == []
    answer = judge.does("take", typed=typed)
    assert answer["asks"] and answer["focus"] == "question" and not judge.slips
    assert "Is this all that is on the slip?" in judge.shows()
    assert "Several plays begin like this" in judge.shows()
    judge.does("answered", way=1)
    assert judge.slips["1"].play == offered[1] and judge.slips["1"].valid


def test_a_word_that_lacks_one_letter_may_be_all_that_is_written():
    judge = judge_with()
    judge.does("take", typed="h8 catare")
    assert not judge.slips and "CATARES" in ways(judge)[0]
    judge.does("answered")
    slip = judge.slips["1"]
    assert (slip.play, slip.points, slip.reason, slip.clause) == ("H8 CATARE", 0, "word", "DUP-13")


def test_a_word_without_the_letters_that_lie_behind_it_may_be_all_that_is_written():
    judge = second_round("RES", "CAATBIX")
    judge.does("take", typed="h5 cai")
    assert not judge.slips and "CAIRES" in ways(judge)[0]
    judge.does("answered")
    assert judge.slips["1"].points == 0 and judge.slips["1"].play == "H5 CAI"


def test_a_word_of_the_list_that_is_no_play_there_may_be_all_that_is_written():
    judge = second_round("CASA", "TRELO?S")
    judge.does("take", typed="11d ra")
    assert not judge.slips and "RAOLA" in ways(judge)[0]


def test_two_letters_may_be_all_that_is_written_as_most_words_that_players_invent_have_two():
    judge = second_round("CASA", "TRELO?S")
    judge.does("take", typed="12g il")
    assert not judge.slips and "ILOTES" in ways(judge)[0]
    judge.does("answered")
    slip = judge.slips["1"]
    assert (slip.play, slip.points, slip.reason, slip.clause) == ("12G IL", 0, "word", "DUP-13")


def test_which_letter_is_circled_is_asked_where_only_the_paper_tells():
    judge = second_round("CASA", "TRELO?S")
    judge.does("take", typed="12d ero")
    assert not judge.slips
    plain, *circled = ways(judge)
    assert int(plain.split()[-1]) >= max(int(each.split()[-1]) for each in circled)
    judge.does("answered", way=0)
    assert judge.slips["1"].play == "12D EROLS"


def test_a_play_that_needs_the_blank_is_null_where_the_paper_has_no_circle():
    judge = judge_with("C?STEPL")
    judge.does("take", typed="h8 ecl")
    assert "Is a letter circled on the slip?" in judge.shows() and not judge.slips
    judge.does("answered")
    assert judge.slips["1"].reason == "uncircled"
    judge.does("take", typed="2 h8 ecl(i")
    assert "2" not in judge.slips or not judge.slips["2"].valid


@pytest.mark.parametrize("typed", ["asce", "xasce h", "h8"])
def test_without_coordinates_or_word_nothing_is_named(typed):
    judge = judge_with()
    judge.does("take", typed=typed)
    assert not judge.slips


def test_what_another_table_has_is_offered_and_makes_the_beginning_name_two():
    judge = judge_with()
    judge.does("take", typed="1 h8 asceret")
    assert judge.slips["1"].reason and judge.slips["1"].play == "H8 ASCERET"
    judge.does("take", typed="2 h8 asce")
    assert "2" not in judge.slips
    assert {way.split()[1] for way in ways(judge)} == {"ASCETA", "ASCERET"}
    judge.window.do("duplicate.typing", {"play": "", "table": ""})
    judge.does("take", typed="2 h8 casta")
    listed = matches(judge.state, judge.state.round, "h8 cas", Tables().words)
    assert [match.text for match in listed][:2] == ["H8 CAS", "H8 CASTA"] and listed[1].tables == (2,)


def test_a_play_that_leaves_the_board_is_not_offered_to_the_next():
    judge = judge_with()
    judge.does("take", typed="1 h14 asceta")
    assert judge.slips["1"].reason
    assert judge.does("typing", typed="2 h14 asc")["ok"] and "H14 ASCETA" not in judge.shows()


def test_half_of_a_tile_of_two_letters_may_still_become_it():
    judge = judge_with("CANYETSQ")
    texts = [match.text for match in matches(judge.state, judge.state.round, "h8 can", Tables().words)]
    assert texts and all(text.startswith("H8 CA[NY]") for text in texts)
    pal = judge_with("PAL·LIDES")
    dotted = [match.text for match in matches(pal.state, pal.state.round, "h8 pal·", Tables().words)]
    assert dotted and all(text.startswith("H8 PA[L·L]") for text in dotted)
    pal.does("take", typed="h8 sapel")
    assert not pal.slips and "SAPEL·LI" in ways(pal)[0]


@pytest.mark.parametrize(
    ("text", "table", "place", "word"),
    [
        ("h8casa", None, "H8", "CASA"),
        ("8hcasa", None, "8H", "CASA"),
        ("12h8casa", 12, "H8", "CASA"),
        ("12 8hcasa", 12, "8H", "CASA"),
        ("12h8 casa", 12, "H8", "CASA"),
        ("12hcasa", None, "12H", "CASA"),
        ("h15c(a)sa", None, "H15", "C(A)SA"),
        ("h18casa", None, None, "H18CASA"),
        ("a0sa", None, None, "A0SA"),
        ("12h8", 12, "H8", ""),
        ("h8casa24", None, "H8", "CASA"),
    ],
)
def test_no_space_is_needed_but_between_two_numbers(text, table, place, word):
    typed = read_typed(text)
    assert (typed.table, str(typed.place) if typed.place else None, typed.word) == (table, place, word)


def test_points_glued_to_the_word_are_its_points():
    assert read_typed("h8casa24").given == 24 and read_typed("12h8casa 24").given == 24
    assert read_typed("casa h8").given is None


def test_a_beginning_with_points_that_the_play_does_not_score_is_asked_about():
    judge = judge_with("CASATRE")
    judge.does("take", typed="h8asce 3")
    assert not judge.slips and "ASCETA" in ways(judge)[0]


@pytest.mark.parametrize(("table", "is_chosen"), [("1", True), ("2", False)])
def test_what_an_arrow_chose_for_one_table_is_no_play_of_another(table, is_chosen):
    judge = judge_with("CASATRE")
    for _ in range(2):
        judge.window.do("duplicate.move", {"play": "h8 asc", "table": "1"}, data={"by": "1"})
    judge.window.do("duplicate.take", {"play": "h8 asc", "table": table})
    assert (judge.slips[table].play != "H8 ASC") == is_chosen


def test_the_slip_noted_last_is_in_sight_though_the_next_table_has_one():
    judge = judge_with("CASATRE")
    judge.does("take", typed="2 h8 casa")
    judge.does("table", table=1)
    judge.does("take", typed="1 h8 asce")
    assert "ASCETA" in re.search(r'id="noted".*?</p>', judge.window.regions["work"], re.DOTALL)[0]


def test_a_table_glued_to_a_word_is_no_slip_of_the_table_in_turn():
    judge = judge_with("CASATRE")
    judge.does("take", typed="12casa")
    assert not judge.slips
    judge.does("take", typed="8hcasa")
    assert judge.slips["1"].play == "8H CASA"
