"""MAL where it is a matter of what people see: no help, the bag counted, why a clock stops."""

import re

import pytest

from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow, few
from drivers.sessions import session
from faristol.games.classic import undoing
from faristol.games.classic.errors import DecisionStands, ReasonMissing
from faristol.games.classic.facts import FACTS
from faristol.screens.classic.table.view import CLASSIC
from faristol.screens.device import Device, Settings
from faristol.screens.scene import OpenEvent, Scene


def at_table(**chosen):
    return Match("mallorca", **chosen).begin().clock()


def test_mal_3_who_starts_keeps_the_sheet_and_both_are_advised_to_note():
    window = MatchWindow(Match("mallorca"))
    window.do("classic.draw_start", {"tile1": "A", "tile2": "B"})
    assert window.says(
        "%(name)s keeps the score sheet; it is better for both to note the points.", name="Neus Bonet"
    )
    assert window.shows("MAL-3")


@pytest.mark.parametrize("mode", ["tablet", "scorer"])
def test_mal_5_before_a_challenge_the_word_list_is_not_even_opened(mode):
    game = at_table(mode=mode)
    while game.state.stage != "challenge":
        event = OpenEvent("id", None, tuple(game.entries), game.state)
        scene = Scene("#/event/id", Settings("ca"), Device(), session(), now=game.now, zone=0, event=event)
        assert CLASSIC.words(scene) is None
        if game.state.stage == "turn":
            game.put(game.row(4))
        else:
            game.challenge()


def scorer_with_a_list(**rules):
    """The scorer's window of a game in which words are looked up as soon as they are written."""
    lexicon = few("ca", "casa")
    game = at_table(check="at-once", lexicon=lexicon.about, rules=rules)
    return MatchWindow(game, "en", lexicon)


def test_mal_5_what_the_list_says_is_not_shown_before_a_challenge():
    window = scorer_with_a_list()
    for play in ("h8 casa", "h8 cosa"):
        window.do("classic.typing", {"play": play})
        assert window.says("Play for %(num)s points", num=10)
        assert not window.says("Not every word of this play is in the list.")
    assert window.do("classic.play", {"play": "h8 cosa"})["ok"] and window.state.stage == "played"
    assert not window.says("Enter it anyway")
    window.do("classic.ask_challenge")
    window.do("classic.challenge", {"word-0": "on", "words": ""})
    assert window.says("The play is not valid")


def test_mal_5_a_club_may_have_it_otherwise_under_a_name_of_its_own():
    window = scorer_with_a_list(club="Els dijous")
    window.do("classic.play", {"play": "h8 cosa"})
    assert window.state.stage == "turn" and window.says("Not every word of this play is in the list.")


def test_mal_20_how_many_tiles_are_in_the_bag_stands_on_the_screen():
    window = MatchWindow(at_table().play("H8 CASA"), "ca")
    assert re.search(r'id="in-bag"[^>]*>.*?82 ', window.regions["status"], re.DOTALL)


def test_mal_28_the_screen_offers_the_reasons_of_the_document_and_no_other():
    window = MatchWindow(at_table())
    window.do("classic.ask", data={"question": "stop"})
    offered = set(re.findall(r'data-reason="([\w-]+)"', window.page))
    assert offered | {"challenge"} == {"challenge", "count", "excess", "arbiter"}


def test_mal_33_the_arbiters_have_a_screen_of_their_own():
    window = MatchWindow(at_table().play("H8 CASA"))
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "result"})
    form = {"one": "0", "two": "1", "winner": "2", "arbiter": JUDGE, "why": "two words at once"}
    assert window.do("classic_arbiter.decide", form)["ok"]
    assert window.state.settled.winner == 2 and window.shows("MAL-32")


@pytest.mark.parametrize("verdict", [True, False])
def test_mal_33_a_decision_is_not_taken_back_by_a_tap(verdict):
    """The arbiter's verdict on a play; that of the word list is undone as ever."""
    ruled = MatchWindow(at_table().put("H8 CASA").challenge().rule(verdict))
    assert not ruled.do("event.undo")["ok"] and ruled.says("An arbiter has decided this.")
    listed = MatchWindow(at_table().put("H8 CASA").challenge().judge(lambda word: verdict))
    assert listed.do("event.undo")["ok"] and listed.state.stage == "challenge"


def test_mal_33_an_arbiter_takes_it_back_by_name_and_with_a_reason():
    match = at_table().play("H8 CASA").decide((0, 1), 2)
    with pytest.raises(DecisionStands):
        undoing.undo(match.entries, FACTS.final)
    with pytest.raises(ReasonMissing):
        undoing.take_back(match.state, match.entries, JUDGE, " ", match.now)
    match.write(undoing.take_back(match.state, match.entries, JUDGE, "the wrong table", match.now))
    assert (match.state.stage, match.state.scores) == ("turn", (10, 0))
    assert (match.entries[-1]["by"], match.entries[-1]["clause"]) == (JUDGE, "MAL-32")


def test_mal_33_nor_is_a_decision_of_several_entries_of_which_one_has_the_arbiter_s_name():
    match = at_table().play("H8 CASA").decide((0, 1), 2)
    act = [{"type": "GameEnded", "by": JUDGE}, {"type": "Settled"}]
    assert undoing.is_decision(act) and undoing.is_decision(match.entries[-1:])
    assert not undoing.is_decision([{"type": "ChallengeRuled", "by": "lexicon"}, {"type": "TurnDone"}])
