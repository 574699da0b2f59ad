"""Challenges by the Ciutat de Mallorca rules, and the word list that decides (MAL-24, MAL-25, MAL-D)."""

import pytest

from drivers.boards import drawn
from drivers.match import Match, knows, lexicon_of
from faristol.games.classic.errors import (
    ChallengedAlready,
    ChallengeLate,
    NotNow,
)


def game(*plays, **chosen):
    return Match("mallorca", **chosen).begin().play(*plays)


def tablet(**chosen):
    return Match("mallorca", mode="tablet", **chosen).begin()


def test_mal_24_a_challenge_stops_the_clock():
    match = game().clock().put("H8 CASA").challenge()
    before = match.state.clocks.left(1, match.now)
    match.wait(5)
    assert match.state.clocks.left(1, match.now) == before


def test_mal_24_if_all_the_words_are_valid_the_game_goes_on_without_penalty():
    match = game().clock().put("H8 CASA").challenge().judge(knows("ca", "CASA"))
    assert match.entries[-1]["valid"] is True
    assert (match.state.stage, match.state.clocks.of, match.state.clocks.running) == ("played", 1, True)
    assert match.complete().state.scores == (10, 0)


def test_mal_24_a_play_that_is_not_valid_comes_off_and_the_turn_is_lost():
    match = game("H8 CASA").put("8H COSÇ").challenge().judge(knows("ca", "CASA", "COSA"))
    assert match.entries[-1]["clause"] == "MAL-24"
    assert match.state.board == drawn("""
        ...............
        ...............
        ...............
        ...............
        ...............
        ...............
        ...............
        .......CASA....
    """)
    assert (match.state.scores, match.state.to_move) == ((10, 0), 1)
    assert match.state.counts == (7, 7)


def test_mal_24_on_a_tablet_the_tiles_come_back_to_the_rack():
    match = tablet()
    player, rack = match.state.to_move, match.state.rack(match.state.to_move)
    match.put(f"H8 {match.word(rack[:3])}")
    assert len(match.state.rack(player)) == 4
    match.challenge().rule(False)
    assert match.state.rack(player) == rack


def test_mal_24_all_the_words_of_the_play_are_looked_up():
    match = game("H8 CASA").put("I8 OS").challenge()
    assert match.state.made.challenge.words == ("OS", "CO", "AS")
    assert match.judge(knows("ca", "OS", "CO")).state.turns[-1].kind == "invalid"


def test_mal_25_only_the_play_just_made_can_be_challenged():
    with pytest.raises(ChallengeLate) as refused:
        game("H8 CASA").challenge()
    assert refused.value.details == {"clause": "MAL-25"}
    with pytest.raises(NotNow):
        game().challenge()


def test_mal_25_once_noted_and_the_tiles_replaced_it_stands():
    with pytest.raises(ChallengeLate):
        game().put("H8 CASA").replaced().challenge()


def test_mal_25_with_an_empty_bag_once_it_is_noted():
    match = game().fill(0)
    match.put(match.row(2)).replaced()
    with pytest.raises(ChallengeLate):
        match.challenge()


def test_mal_24_a_word_that_was_found_valid_is_not_challenged_again():
    match = game().put("H8 CASA").challenge().rule(True)
    with pytest.raises(ChallengedAlready):
        match.challenge(argument="it is in no dictionary")
    with pytest.raises(ChallengedAlready):
        game("H8 CASA").put("I8 OS").challenge("CO").rule(True).challenge("CO")


@pytest.mark.parametrize("valid", [True, False])
def test_mal_24_another_word_of_the_same_play_may_still_be_challenged(valid):
    match = game("H8 CASA").put("I8 OS").challenge("CO").rule(True).challenge("AS").rule(valid)
    assert match.entries[-1]["clause"] == "MAL-24"
    assert match.state.stage == ("played" if valid else "turn")
    if valid:
        assert match.challenge().state.made.challenge.words == ("OS",)
        with pytest.raises(ChallengedAlready):
            match.rule(True).challenge()


def test_mal_24_nothing_more_is_asked_of_who_challenges_another_word():
    match = game("H8 CASA").put("I8 OS").challenge("CO").rule(True)
    assert match.challenge("OS").entries[-1]["argument"] == ""


def test_mal_25_and_only_until_the_tiles_are_replaced():
    match = game("H8 CASA").put("I8 OS").challenge("CO").rule(True).replaced()
    with pytest.raises(ChallengeLate):
        match.challenge("OS")


def test_mal_d_one_verdict_for_all_the_words_valid_or_not():
    match = game("H8 CASA").put("I8 OS").challenge()
    entry = match.judge(knows("ca")).entries[-1]
    assert (entry["valid"], entry["by"]) == (False, "lexicon")
    assert "words" not in entry


def test_mal_d_the_word_list_that_decides_is_named_in_the_first_entry():
    named = game().entries[0]["lexicon"]
    assert named == lexicon_of("ca")
    assert named["name"] and named["version"]
