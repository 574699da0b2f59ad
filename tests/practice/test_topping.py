"""Topping: a round ends when the best play is found, and the seconds count."""

import pytest
from test_solo import Player

from drivers.log import NOON
from faristol.core.play import write_play
from faristol.games.topping import numbers
from faristol.kinds import KINDS, fold_log, is_newer
from faristol.practice.figures import figures
from faristol.practice.solo import playing
from faristol.practice.solo.event import summary
from faristol.practice.solo.playing import NotNow
from faristol.practice.solo.topping import NeedsClock
from faristol.words.plays import find_plays

SECONDS = 180


class Topping(Player):
    """Whoever looks until the best play is found."""

    def __init__(self, penalty=30, **chosen):
        super().__init__(penalty=penalty, **chosen)

    def propose_worse(self):
        """Propose the best of the plays that are not the best of all."""
        event = self.event
        found = find_plays(self.words, event.board, event.round.rack).ordered()
        worse = next(each for each in found if each.score < self.best.points)
        self.propose(write_play(event.tile_set, worse.play))

    def wait(self, seconds):
        self.at += round(1000 * seconds)
        return self

    @property
    def types(self):
        return [entry["type"] for entry in self.log]


def test_another_play_than_the_best_is_a_try_and_the_round_goes_on():
    player = Topping()
    player.wait(20).propose_worse()
    (tried,) = player.event.round.tries
    assert 0 < tried.points < player.best.points and player.event.stage == "time"
    assert player.event.clock.left(player.at) == (SECONDS - 20) * 1000
    assert player.types[-1] == "Tried"


def test_the_best_play_ends_the_round_and_the_time_until_then_counts():
    player = Topping()
    player.wait(20).propose_worse()
    player.wait(22).propose_best()
    assert player.event.stage == "master" and player.event.time == 42


def test_a_play_as_good_as_the_best_is_found_too():
    for number in range(40):
        player = Topping(lot=bytes([number]) * 5)
        if player.best.ties > 1:
            player.wait(5).propose_best(1)
            assert player.event.stage == "master" and player.event.time == 5
            return
    raise AssertionError("no rack with two best plays")


@pytest.mark.parametrize("penalty", [0, 30, 120])
@pytest.mark.parametrize("by", ["time", "player"])
def test_a_missed_best_play_counts_the_whole_time_and_the_penalty(penalty, by):
    player = Topping(penalty=penalty)
    player.wait(12).write(playing.nothing(player.event, by, player.best))
    assert player.event.time == SECONDS + penalty


def test_a_word_that_is_not_in_the_list_costs_nothing_but_time():
    player = Topping()
    rack = [tile for tile in player.event.round.rack if tile != "?"][:4]
    text = "H8 " + "".join(f"[{tile}]" if len(tile) > 1 else tile for tile in rack)
    player.wait(10).propose(text)
    (tried,) = player.event.round.tries
    assert tried.words and tried.points == 0 and tried.clause and player.event.stage == "time"


def test_the_rounds_add_up():
    player = Topping()
    player.wait(9.4).propose_best()
    player.go_on()
    player.wait(5).write(playing.nothing(player.event, "player", player.best))
    player.go_on()
    player.wait(6.1).propose_best()
    assert player.event.time == 10 + SECONDS + 30 + 7
    assert summary(player.event)["topping"] == 10 + SECONDS + 30 + 7


def test_while_the_clock_stands_nothing_counts():
    player = Topping()
    player.wait(10).write(playing.stop(player.event))
    player.wait(600).write(playing.take_up(player.event, player.event.clock.remaining))
    player.wait(3).propose_best()
    assert player.event.time == 13


def test_there_are_no_hints():
    player = Topping()
    with pytest.raises(NotNow):
        playing.buy_hint(player.event, "points", player.best)


def test_it_needs_a_clock():
    with pytest.raises(NeedsClock):
        Topping(seconds=0)


def test_the_racks_are_those_of_the_same_game_for_points():
    one, other = Topping(), Player()
    for player in (one, other):
        player.propose_best()
        player.go_on()
    assert one.event.round.rack == other.event.round.rack


def test_an_earlier_faristol_says_that_it_does_not_know_it_and_knows_a_game_for_points(monkeypatch):
    topping, points = Topping().log, Player().log
    assert (topping[0]["log"], points[0]["log"]) == (3, 2)
    kind = KINDS["SoloOpened"]
    monkeypatch.setitem(KINDS, "SoloOpened", type(kind)(kind.name, 2, kind.opened, kind.summary, kind.facts))
    assert is_newer(topping[0]) and not is_newer(points[0])


def test_a_try_fits_only_into_a_round_of_topping():
    player = Player()
    play = write_play(player.event.tile_set, player.best.plays[1].play)
    player.log.append(
        {"type": "Tried", "play": play, "points": 1, "words": [], "at": NOON, "act": 2, "key": ""}
    )
    assert fold_log(player.log).broken == len(player.log)


def test_it_is_no_game_for_the_figures_of_points():
    player = Topping(rounds=1)
    player.propose_best()
    player.go_on()
    card = {**summary(player.event), "stream": "a", "at": player.at}
    assert figures([card], "ca").solos is None


def test_the_penalties_that_a_club_chooses_from_have_a_usual_one():
    every, usual = numbers().penalties, numbers().usual
    assert usual in every and list(every) == sorted(every)
