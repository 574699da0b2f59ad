"""A slip is ruled by what is written on it and nothing else (DUP-13); what only the paper tells is asked."""

import re

import pytest
from test_claims import opened
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club


def judge_with(rack="CASATRE", **chosen):
    return Judge(Tables(**chosen).begin().round_with(rack))


def ways(judge):
    """The plays that the question offers, as they are read on the buttons."""
    found = re.findall(r'id="way-[1-9]"[^>]*>(.*?)</button>', judge.window.regions["work"], re.DOTALL)
    return [" ".join(re.sub(r"<[^>]+>", " ", each).split()) for each in found]


# --- coordinates or word are missing


@pytest.mark.parametrize("typed", ["casa", "Casa", "cas", "1 casa 24", "xxxx"])
def test_a_word_without_coordinates_is_asked_about_and_never_placed(typed):
    judge = judge_with()
    answer = judge.does("take", typed=typed)
    assert answer["asks"] and answer["focus"] == "question" and not judge.slips
    assert "Which coordinates are on the slip?" in judge.shows() and "1.7" in judge.shows()
    judge.does("answered")
    slip = judge.slips["1"]
    assert (slip.points, slip.reason, slip.clause) == (0, "coordinates", "DUP-13")
    assert slip.written == typed.removeprefix("1 ").removesuffix(" 24").upper().replace("CASA", slip.written)


def test_coordinates_without_a_word_are_asked_about():
    judge = judge_with()
    judge.does("take", typed="h8")
    assert "Which word is on the slip?" in judge.shows() and not judge.slips
    judge.does("answered")
    assert (judge.slips["1"].reason, judge.slips["1"].written) == ("illegible", "H8")


def test_which_of_the_plays_stands_on_the_paper_is_said_by_an_act_of_its_own():
    judge = judge_with()
    judge.does("take", typed="2 casa 10")
    first = ways(judge)[0]
    judge.does("answered", way=0)
    place, word = judge.slips["2"].play.split()
    assert place in first and word == "CASA" and judge.slips["2"].given == 10


def test_nothing_of_the_list_is_chosen_until_the_arrow_and_enter_or_a_tap_chooses_it():
    judge = judge_with()
    judge.does("typing", typed="cas")
    assert "aria-selected" not in judge.window.regions["work"]
    judge.does("move", typed="cas", by=1)
    judge.does("move", typed="cas", by=-1)
    assert "aria-selected" not in judge.window.regions["work"]
    judge.does("move", typed="cas", by=1)
    first = re.findall(r'data-text="([^"]*)"', judge.window.regions["work"])[0]
    assert re.search(r'<tr id="match-0" aria-selected="true"', judge.window.regions["work"])
    judge.does("take", typed="cas")
    judge.does("take", typed="cas", text=first)
    assert [judge.slips[n].play for n in ("1", "2")] == [first, first]


def test_a_word_that_is_only_the_beginning_of_one_is_ruled_as_it_is_written():
    judge = judge_with()
    judge.does("take", typed="h8 casar")
    assert (judge.slips["1"].play, judge.slips["1"].points) == ("H8 CASAR", 14)
    judge.does("take", typed="h8 carast")
    assert (judge.slips["2"].play, judge.slips["2"].reason) == ("H8 CARAST", "word")
    offered = r'id="accept-(noted|2)".*?<span>Accept the words<'
    assert re.findall(offered, judge.window.regions["work"], re.DOTALL) == ["noted", "2"]


def test_an_old_slip_is_put_right_by_the_same_reading():
    club = Tables().begin().round_with("CASATRE").collect({1: "H8 CASA"}).announce("H8 CASA").end()
    window = opened(club)
    window.go("#/event/event/results/player/1")
    window.do("results.edit", data={"round": "1", "player": "1"})
    for play, said in [
        ("casa", "The coordinates of CASA are not written"),
        ("h8", "The word at H8 is not written"),
        ("7 h8 casa", "is not this player’s table"),
    ]:
        answer = window.do("results.put_right", {"table": "1", "play": play})
        assert not answer["ok"] and said in window.regions["work"]
    assert window.do("results.put_right", {"table": "1", "play": "casa", "null": "coordinates"})["ok"]
    assert (window.entries[-1]["written"], window.entries[-1]["reason"]) == ("CASA", "coordinates")
    window.do("results.edit", data={"round": "1", "player": "1"})
    assert window.do("results.put_right", {"table": "1", "play": "H8 Casar 14"})["ok"]
    assert (window.entries[-1]["play"], window.entries[-1]["given"]) == ("H8 CASAR", 14)


def corrected(page="round/1", player=""):
    club = (
        Tables().begin().round_with("C?STEPL").collect({1: "H8 CEPS", 2: "H8 CEPS"}).announce("H8 CEPS").end()
    )
    window = opened(club, f"/results/{page}")
    window.do("results.edit", data={"round": "1", **({"player": player} if player else {})})
    return window


def test_an_old_slip_has_the_field_of_a_new_one_the_table_before_it_and_the_points_behind():
    window = corrected()
    assert window.do("results.put_right", {"table": "", "play": "2 h8 cep 15", "null": ""})["ok"], window.page
    entry = window.entries[-1]
    assert (entry["player"], entry["play"], entry["given"]) == ("2", "H8 CEP", 15)
    own = corrected("player/2", "2")
    assert own.do("results.put_right", {"table": "2", "play": "2 cep h8", "null": ""})["ok"]
    assert own.entries[-1]["play"] == "H8 CEP"
    none = corrected()
    assert not none.do("results.put_right", {"table": "", "play": "9 h8 cep", "null": ""})["ok"]
    assert "There is no table 9. Tables here: 1–3." in none.regions["work"]


def test_while_an_old_slip_is_typed_the_possible_plays_are_listed_and_a_tap_takes_one():
    window = corrected("player/1", "1")
    assert 'id="suggested"' not in window.regions["work"]
    window.do("results.write", {"table": "1", "play": "h8 past"})
    shown = window.regions["work"].split('id="suggested"')[1]
    assert 'data-play="H8 P(A)STEL"' in shown
    log = window.entries
    window.do("results.fill", data={"play": "H8 P(A)STEL"})
    assert 'value="H8 P(A)STEL"' in window.regions["work"] and window.entries == log
    assert window.do("results.put_right", {"table": "1", "play": "H8 P(A)STEL", "null": ""})["ok"]
    assert window.entries[-1]["play"] == "H8 PaSTEL"


# --- capitals


@pytest.mark.parametrize(
    ("rack", "typed", "play"),
    [
        ("CASATRE", "H8 Casar", "H8 CASAR"),
        ("CASATRE", "H8 CAsar", "H8 CASAR"),
        ("CASATRE", "h8 cAsaR", "H8 CASAR"),
        ("CASATRE", "H8 CASAR", "H8 CASAR"),
        ("CA?ATRE", "H8 Carta", "H8 CARTA"),
        ("CANY ETSQ", "h8 Canyes", "H8 CA[NY]ES"),
    ],
)
def test_small_letters_are_no_blanks_where_the_rack_has_not_so_many(rack, typed, play):
    judge = judge_with(rack)
    judge.does("take", typed=typed)
    assert judge.slips["1"].play == play and judge.slips["1"].valid


def test_letters_that_lie_on_the_board_are_no_blanks_of_the_rack():
    club = Tables().begin().round_with("CASATRE").announce("H8 CASA").next().round_with("TRELO?S")
    judge = Judge(club)
    judge.does("take", typed="H8 Casar")
    assert "Is the small letter a blank?" in judge.shows() and len(ways(judge)) > 1


def test_a_capital_and_one_small_letter_is_asked_about_where_it_may_be_the_blank():
    judge = judge_with("CA?ATRE")
    judge.does("take", typed="1 h8 Ca")
    assert "Is the small letter a blank?" in judge.shows() and not judge.slips
    plain, blank = ways(judge)
    assert int(plain.split()[-1]) > int(blank.split()[-1])
    judge.does("answered", way=0)
    judge.does("take", typed="2 h8 Ca")
    judge.does("answered", way=1)
    judge.does("take", typed="3 h8 c(a)")
    assert [judge.slips[n].play for n in ("1", "2", "3")] == ["H8 CA", "H8 Ca", "H8 Ca"]


def test_a_romanian_word_begins_with_a_capital_of_its_own():
    judge = judge_with("STIREAM", ruleset="romanian-duplicate")
    judge.does("take", typed="h8 Ştire")
    assert judge.slips["1"].play == "H8 STIRE" and judge.slips["1"].reason is None


# --- a second slip of a table


@pytest.fixture
def judge():
    judge = Judge(Club().begin())
    judge.does("start")
    judge.does("take", typed=f"1 {Club().begin().plays()[0].lower()}")
    return judge


@pytest.mark.parametrize(
    ("act", "typed", "data"),
    [
        ("take", "1 h8 zzzz", {}),
        ("null", "1 ", {"reason": "none"}),
        ("null", "1 h8 zzzz", {"reason": "late"}),
        ("take", "1 h8", {"text": "H8 ZZZZ"}),
    ],
)
def test_a_second_slip_of_a_table_replaces_nothing_unasked(judge, act, typed, data):
    before = judge.slips["p1"]
    answer = judge.does(act, typed=typed, **data)
    assert judge.slips["p1"] == before and not answer["ok"]
    said = f"Table 1, Magdalena Nicolau, has a slip already: {before.play}, {before.points} points"
    assert said in answer["aside"]["why"]
    assert judge.shows("notice").strip() == ""


def test_the_slips_behind_it_go_on_and_it_replaces_the_first_when_the_judge_says_so(judge):
    judge.does("take", typed="1 h8 zzzz")
    assert judge.does("take", typed="4 h8 zzzz")["ok"]
    assert judge.slips["p4"].reason and judge.slips["p1"].valid
    judge.does("take", typed="1 h8 zzzz", replace="yes")
    assert judge.slips["p1"].play == "H8 ZZZZ"
    judge.does("take", typed="1 casa", replace="yes")
    assert judge.does("answered")["ok"]
    assert judge.slips["p1"].reason == "coordinates"


def test_the_same_play_for_many_tables_replaces_none_of_theirs(judge):
    before = judge.slips["p1"]
    judge.does("many", typed="2 h8 zzzz")
    for table in (1, 5):
        judge.does("table", typed="h8 zzzz", table=table)
    answer = judge.does("take_many", typed="h8 zzzz")
    assert "Table 1" in answer["aside"]["why"] and judge.slips == {"p1": before}
