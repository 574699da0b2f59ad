"""A rack out of a real bag that was typed wrong, put right before and behind its master play."""

import re
from collections import Counter

import pytest
from test_the_round import Judge

from drivers.bag_club import Tables
from drivers.club import Club
from faristol.fields import Damaged
from faristol.games.duplicate.facts import apply
from faristol.games.duplicate.handing_in import differences


def corrected(judge, text, why="the Q was read as an O"):
    judge.does("ask_rack")
    return judge.window.do("duplicate.correct_rack", {"tiles": text, "why": why})


@pytest.fixture
def mistyped():
    """CASATRO was typed where CASATRE had come out of the bag."""
    judge = Judge(Tables(players=5).begin().round_with("CASATRO"))
    for slip in ("1 h8 casa", "2 h8 caseta", "3 h8 castor", "4 h8 xxx"):
        judge.does("take", typed=slip)
    judge.does("null", typed="5 h8 carest", reason="illegible")
    return judge


def test_the_slips_are_ruled_again_by_the_right_rack_and_the_judge_is_told(mistyped):
    before = mistyped.slips
    assert [before[each].valid for each in "12345"] == [True, False, True, False, False]
    assert corrected(mistyped, "c a s a t r e")["ok"], mistyped.shows()
    after = mistyped.slips
    assert [after[each].valid for each in "12345"] == [True, True, False, False, False]
    assert after["3"].reason == "not-on-rack" and after["3"].clause == "DUP-13"
    assert after["5"] == before["5"] and after["1"] == before["1"]
    fact = next(each for each in mistyped.window.entries if each["type"] == "RackCorrected")
    assert (fact["drawn"], fact["why"]) == (list("CASATRE"), "the Q was read as an O")
    assert "These slips are ruled differently now; look at them again (tables: 2, 3)." in mistyped.shows(
        "notice"
    )
    assert mistyped.state.round.rack == tuple("CASATRE")
    assert mistyped.state.draws.rounds[-1].rack == tuple("CASATRE")
    bag = Counter(mistyped.state.draws.bag) + Counter("CASATRE")
    assert bag == Counter(mistyped.state.tile_set.all)


def test_the_plays_the_results_and_the_next_rack_are_those_of_the_right_tiles(mistyped):
    corrected(mistyped, "casatre")
    mistyped.does("typing", typed="h8 caset")
    assert "CASETA" in mistyped.shows()
    mistyped.does("end_time")
    mistyped.does("to_master")
    assert mistyped.does("master", play="H8 CASA")["ok"]
    assert mistyped.state.round.master.kept == tuple("ERT")
    mistyped.does("next_round")
    assert mistyped.state.draws.kept == tuple("ERT")
    assert not mistyped.window.do("duplicate.correct_rack", {"tiles": "casatro", "why": "late"})["ok"]
    mistyped.window.go("#/event/dupli/results/round/1")
    assert "of its tiles are on the next one" in mistyped.shows()


def test_behind_the_master_play_the_rack_is_put_right_if_the_play_can_be_made_of_it(mistyped):
    mistyped.does("end_time")
    mistyped.does("to_master")
    assert mistyped.does("master", play="H8 CASA")["ok"]
    assert mistyped.state.round.master.kept == tuple("ORT")
    before = mistyped.state
    assert not corrected(mistyped, "cesatre")["ok"]
    assert "The master play H8 CASA cannot be made from the rack C E S A T R E." in mistyped.shows()
    assert mistyped.state == before
    assert mistyped.window.do("duplicate.correct_rack", {"tiles": "casatre", "why": "seen late"})["ok"]
    assert mistyped.state.stage == "results" and mistyped.state.round.master.kept == tuple("ERT")
    assert [mistyped.slips[each].valid for each in "12345"] == [True, True, False, False, False]
    assert mistyped.state.round.board_after == before.round.board_after
    mistyped.window.do("event.undo")
    assert mistyped.state.round == before.round
    mistyped.window.do("duplicate.correct_rack", {"tiles": "casatre", "why": "seen late"})
    mistyped.does("next_round")
    assert mistyped.state.draws.kept == tuple("ERT")


def test_a_master_play_found_incorrect_stays_so_with_the_right_rack(mistyped):
    mistyped.does("end_time")
    mistyped.does("to_master")
    mistyped.does("master", play="H8 CASA")
    mistyped.does("wrong", round="1", sure="yes")
    assert mistyped.state.round.master.wrong
    assert corrected(mistyped, "casatre")["ok"]
    assert mistyped.state.round.master.wrong and mistyped.state.round.master.kept == tuple("ERT")


def test_the_round_among_the_results_and_the_published_page_say_that_it_was_put_right(mistyped):
    corrected(mistyped, "casatre")
    mistyped.does("end_time")
    mistyped.does("to_master")
    assert mistyped.does("master", play="H8 CASA")["ok"]
    mistyped.window.go("#/event/dupli/results/round/1")
    said = "The rack was corrected; A A C O R S T had been typed. Reason: the Q was read as an O"
    assert said in mistyped.shows()
    assert "are on the next one" not in mistyped.shows()
    mistyped.window.go("#/event/dupli/file")
    page = mistyped.window.act("file.publish")["save"]["text"]
    assert "A A C O R S T" in page and "the Q was read as an O" in page


def test_slips_that_two_judges_read_alike_are_alike_by_the_right_rack_too(mistyped):
    mistyped.does("second")
    for slip in ("2 h8 caseta", "3 h8 castora"):
        mistyped.does("take", typed=slip)
    mistyped.does("second")
    corrected(mistyped, "casatre")
    assert [player for player, *_ in differences(mistyped.state.round)] == ["3"]


def test_it_is_undone_whole(mistyped):
    before = mistyped.state
    corrected(mistyped, "casatre")
    mistyped.window.do("event.undo")
    assert mistyped.state.round == before.round and mistyped.state.draws == before.draws


@pytest.mark.parametrize(
    ("typed", "why", "said", "field"),
    [
        ("casatre", "  ", "The reason is missing.", "why"),
        ("casatr", "x", "Tiles needed: 7; written: 6.", "tiles"),
        ("casatzz", "x", "cannot have come out of this bag", "tiles"),
        ("casatro", "x", "These are the tiles that are noted already.", "tiles"),
        ("aeioaei", "x", "AEIOAEI is not a valid rack.", "tiles"),
        ("casat#e", "x", "is not a tile of this game", "tiles"),
    ],
)
def test_a_correction_that_cannot_be_is_refused_at_its_field(mistyped, typed, why, said, field):
    before = mistyped.state
    answer = corrected(mistyped, typed, why)
    assert not answer["ok"] and answer["focus"] == field and said in mistyped.shows()
    assert mistyped.state == before


def test_only_tiles_of_a_real_bag_can_be_put_right(mistyped):
    assert 'id="rack-wrong"' in mistyped.window.page
    drawn = Judge(Club().begin())
    assert 'id="rack-wrong"' not in drawn.window.page
    assert not corrected(drawn, "casatre")["ok"]


def test_the_form_is_put_away_again(mistyped):
    mistyped.does("ask_rack")
    assert 'value="C A S A T R O"' in mistyped.window.regions["work"]
    mistyped.does("ask_rack")
    assert 'id="rack-form"' not in mistyped.window.regions["work"]


def paper(judge, play):
    """The racks on paper, in the club's language, after the round."""
    judge.does("end_time")
    judge.does("to_master")
    assert judge.does("master", play=play)["ok"], judge.shows()
    judge.window.go("#/event/dupli/results")
    judge.window.do("results.print", data={"sheet": "draw"})
    return " ".join(re.sub(r"<[^>]+>", " ", judge.window.regions["print"]).split())


def test_the_paper_of_the_racks_has_both_and_the_reason(mistyped):
    corrected(mistyped, "casatre")
    shown = paper(mistyped, "H8 CASA")
    assert "A A C E R S T" in shown
    assert "escrites abans: A A C O R S T (the Q was read as an O)" in shown


def test_no_log_of_a_draw_that_is_promised_puts_its_rack_right(mistyped):
    corrected(mistyped, "casatre")
    drawn = Club().begin()
    fact = {**next(each for each in mistyped.window.entries if each["type"] == "RackCorrected")}
    with pytest.raises(Damaged):
        apply(drawn.state, {**fact, "drawn": list(drawn.state.round.drawn)})
