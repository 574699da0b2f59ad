"""The prize for the highest play, from the games that came with their sheets."""

from dataclasses import replace

import pytest

from drivers.director import Director
from faristol.tournaments import awarding
from faristol.tournaments.errors import NotNow
from faristol.tournaments.facts_of_prizes import MOST_PRIZES
from faristol.tournaments.from_tablets import SentResult, enter_sent
from faristol.tournaments.highest_play import award_highest_play, highest_plays
from faristol.tournaments.opening import change_player
from faristol.tournaments.prizes import PLAY, Prize

NAMES = {"A": "Aina Mas", "B": "Biel Roca", "C": "Cesc Pou", "D": "Dora Riu"}


def game(first, second, *turns, score):
    """Return a GCG in which these two made plays; the last lines bring them to their scores."""
    nicks = {player: NAMES.get(player, player).split()[0] for player in (first, second)}
    players = enumerate((first, second), 1)
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{n} {nicks[each]} {NAMES[each]}" for n, each in players]
    lines += [f">{nicks[player]}: {turn}" for player, turn in turns]
    ends = zip((first, second), score, strict=True)
    lines += [f">{nicks[player]}: (A) +0 {points}" for player, points in ends]
    return "\n".join(lines) + "\n"


def club():
    """Round one: A meets C, B meets D."""
    event = Director()
    for place, letter in enumerate("ABCD"):
        event.enter(letter, 2000 - 10 * place)
    for letter, name in NAMES.items():
        event.do(change_player, _renamed(event, letter, name))
    event.write(awarding.add_prizes(event.state, Prize(PLAY), "25"))
    return event.pair().publish()


def _renamed(event, letter, name):
    return replace(event.state.players[letter], name=name)


def hands_in(event, pair, *turns, sheet=True, score=(400, 300)):
    board = event.board_of(pair)
    made = event.state.rounds[-1].draft.pairs[board - 1]
    both = (made.first, made.second)
    text = game(*both, *turns, score=score) if sheet else ""
    sent = SentResult(1, board, len(event.state.rounds), both, score, text)
    return event.do(enter_sent, sent)


def best(event):
    found = highest_plays(event.state)
    return [(each.player, each.play, each.points) for each in found.plays], found.known, found.played


CASA, RES = "CASA 8G CASA +12 12", "RES 9G RES +31 31"


def test_the_play_that_scored_most_is_found_with_its_player_and_of_how_many_games():
    event = hands_in(club(), "AC", ("A", CASA), ("C", "RES 9G RES +31 31"))
    hands_in(event, "BD", sheet=False)
    (found,), known, played = best(event)
    assert (found[0], found[2], known, played) == ("C", 31, 1, 2) and found[1].endswith(" RES")
    assert highest_plays(event.state).plays[0].board == event.board_of("AC")


def test_a_play_that_came_off_again_does_not_count():
    event = hands_in(club(), "AC", ("A", CASA), ("C", RES), ("C", "RES -- -31 0"))
    assert [player for player, _, _ in best(event)[0]] == ["A"]


def test_those_who_are_equal_share_the_money():
    event = hands_in(club(), "AC", ("A", "CASA 8G CASA +31 31"))
    hands_in(event, "BD", ("D", "RES 8G RES +31 31"))
    event.do(award_highest_play, 0)
    won = {each.player: each.cents for each in event.state.winners()}
    assert won == {"A": 1250, "D": 1250}
    assert award_highest_play(event.state, 0) == []


def test_a_higher_play_that_is_known_later_takes_the_whole_prize():
    event = hands_in(club(), "AC", ("A", CASA))
    assert event.state.winners() == []
    event.do(award_highest_play, 0)
    hands_in(event, "BD", ("D", RES)).do(award_highest_play, 0)
    assert [(each.player, each.cents) for each in event.state.winners()] == [("D", 2500)]
    assert len(event.state.prizes.listed) == 1


def test_a_corrected_name_is_known_by_its_points_and_else_the_game_is_not_counted():
    event = hands_in(club(), "AC", ("A", CASA))
    event.do(change_player, _renamed(event, "A", "Aina Mas Riera"))
    assert best(event)[0][0][0] == "A"
    level = hands_in(club(), "AC", ("A", CASA), score=(300, 300))
    level.do(change_player, _renamed(level, "A", "Aina Mas Riera"))
    assert best(level) == ([], 0, 1)


def test_what_is_no_game_is_left_out_and_without_any_nothing_is_given():
    event = club()
    board = event.board_of("AC")
    made = event.state.rounds[-1].draft.pairs[board - 1]
    event.do(enter_sent, SentResult(1, board, 1, (made.first, made.second), (400, 300), "rubbish"))
    assert best(event) == ([], 0, 1)
    with pytest.raises(NotNow):
        award_highest_play(event.state, 0)


def listed(event):
    return [(each.cents, each.what, each.player) for each in event.state.prizes.listed]


def tie(event):
    hands_in(event, "AC", ("A", "CASA 8G CASA +31 31"))
    return hands_in(event, "BD", ("D", "RES 8G RES +31 31"))


def test_each_prize_is_given_for_itself_and_the_others_stay_as_they_are():
    event = club()
    event.write(awarding.add_prizes(event.state, Prize(PLAY, what="A book"), ""))
    event.write(awarding.add_prizes(event.state, Prize(PLAY, what="second best"), "10"))
    tie(event).do(award_highest_play, 1)
    assert listed(event) == [
        (2500, "", ""),
        (0, "A book", "A"),
        (0, "A book", "D"),
        (1000, "second best", ""),
    ]
    event.do(award_highest_play, 0)
    assert listed(event)[:2] == [(1250, "", "A"), (1250, "", "D")] and len(listed(event)) == 5
    event.do(award_highest_play, 3)
    assert award_highest_play(event.state, 2) == [] and len(listed(event)) == 5


def test_two_equal_prizes_that_are_shared_stay_two():
    event = club()
    event.write(awarding.add_prizes(event.state, Prize(PLAY), "25"))
    tie(event).do(award_highest_play, 0).do(award_highest_play, 2)
    assert [each.cents for each in event.state.prizes.listed] == [1250] * 4
    assert award_highest_play(event.state, 0) == award_highest_play(event.state, 3) == []


def test_a_share_that_was_removed_does_not_make_the_prize_smaller():
    event = tie(club()).do(award_highest_play, 0).do(awarding.remove_prize, 0)
    assert listed(event) == [(1250, "", "D")]
    event.do(award_highest_play, 0)
    assert listed(event) == [(1250, "", "A"), (1250, "", "D")]


def test_a_tie_that_would_make_too_many_prizes_is_refused():
    event = club()
    event.write(awarding.add_prizes(event.state, Prize("place"), "1 " * (MOST_PRIZES - 1)))
    with pytest.raises(awarding.TooManyPrizes):
        award_highest_play(tie(event).state, 0)


def test_in_a_division_only_its_own_players_make_the_highest_play():
    event = hands_in(club(), "AC", ("A", CASA), ("C", RES))
    divided = {
        id: replace(player, division="1" if id == "A" else "2") for id, player in event.state.players.items()
    }
    state = replace(event.state, players=divided)
    found = {name: [each.player for each in highest_plays(state, name).plays] for name in ("", "1", "2")}
    assert found == {"": ["C"], "1": ["A"], "2": ["C"]}
