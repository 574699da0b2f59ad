"""Prizes: who wins what, and how money is split among players who are level."""

import random

import pytest

from drivers.director import Director
from faristol.tournaments import awarding, directing, opening
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import HORT, SHARED, WAYS, Prize, Prizes


def after_two_rounds(way="place", one_each=False, category=""):
    """A has 2 points; B, C 1 (B ahead by differential); D 0. All but A are in the category."""
    event = Director()
    for place, letter in enumerate("ABCD"):
        group = category if place else ""
        event.do(opening.enter_player, Player(letter, letter, 2000 - 10 * place, category=group))
    event.write(awarding.set_prizes(Prizes(way=way, one_each=one_each)))
    event.pair().publish().report(AC=(400, 300), BD=(420, 300)).do(directing.close_round)
    event.pair().publish().report(AB=(380, 350), CD=(310, 300)).do(directing.close_round)
    return event


def add(event, kind, money="", **form):
    return event.write(awarding.add_prizes(event.state, Prize(kind, **form), money))


def won(event):
    return [(each.player, each.cents / 100) for each in event.state.winners()]


def test_places_win_in_their_order():
    event = add(after_two_rounds(), "place", "60 40 20")
    assert won(event) == [("A", 60), ("B", 40), ("C", 20)]


def test_players_with_the_same_points_share_equally():
    event = add(after_two_rounds(SHARED), "place", "60 40 20")
    assert won(event) == [("A", 60), ("B", 30), ("C", 30)]


def test_money_of_the_last_place_is_shared_with_all_who_are_level_with_it():
    event = add(after_two_rounds(SHARED), "place", "60 40")
    assert won(event) == [("A", 60), ("B", 20), ("C", 20)]


def test_half_by_place_and_half_shared_as_hort_has_it():
    event = add(after_two_rounds(HORT), "place", "60 40 20")
    assert won(event) == [("A", 60), ("B", 35), ("C", 25)]


@pytest.mark.parametrize("way", WAYS)
def test_not_a_cent_is_lost_or_made(way):
    chance = random.Random(18)
    for _ in range(60):
        event = after_two_rounds(way)
        amounts = [chance.randint(1, 9_999) for _ in range(chance.randint(1, 4))]
        add(event, "place", " ".join(f"{each / 100:.2f}" for each in amounts))
        assert sum(each.cents for each in event.state.winners()) == sum(amounts)


def test_the_best_of_a_group_win_beside_their_places():
    event = add(add(after_two_rounds(category="Júnior"), "place", "60 40"), "group", "15 10", group="Júnior")
    assert won(event) == [("A", 60), ("B", 40), ("B", 15), ("C", 10)]


def test_with_one_prize_each_the_group_passes_to_its_next_player():
    event = add(
        add(after_two_rounds(one_each=True, category="Júnior"), "place", "60 40"),
        "group",
        "15 10",
        group="Júnior",
    )
    assert won(event) == [("A", 60), ("B", 40), ("C", 15), ("D", 10)]


def test_with_one_prize_each_a_player_keeps_the_larger_one():
    event = add(
        add(after_two_rounds(one_each=True, category="Júnior"), "place", "60 10"),
        "group",
        "30",
        group="Júnior",
    )
    assert won(event) == [("A", 60), ("B", 30)]


def test_the_best_newcomer_has_no_rating_yet():
    event = Director("A").enter("N").enter("M").enter("B", 1500)
    event.pair().publish().better_win()
    first = next(row.player.id for row in event.state.standings() if row.player.id in "NM")
    assert won(add(event, "newcomer", "12,50")) == [(first, 12.5)]


def test_the_highest_score_and_the_largest_margin_of_a_game():
    event = add(add(after_two_rounds(), "game", "10"), "margin", "", what="Un llibre")
    game, margin = event.state.winners()
    assert (game.player, game.figure, game.round) == ("B", 420, 1)
    assert (margin.player, margin.figure, margin.prize.what) == ("B", 120, "Un llibre")


def test_a_prize_by_hand_goes_to_the_player_whom_the_director_chooses():
    event = add(after_two_rounds(), "by-hand", "5", what="Millor jugada: QUARSOS", player="D")
    assert won(event) == [("D", 5)]


def test_removed_prizes_close_the_gap():
    event = add(after_two_rounds(), "place", "60 40 20")
    event.write(awarding.remove_prize(event.state, 1))
    assert won(event) == [("A", 60), ("B", 20)]


@pytest.mark.parametrize(
    ("prize", "money", "refusal"),
    [
        (Prize("place"), "", awarding.NothingToWin),
        (Prize("place"), "sixty", awarding.UnreadableMoney),
        (Prize("place"), "60 -1", awarding.UnreadableMoney),
        (Prize("place"), "1.234", awarding.UnreadableMoney),
        (Prize("group"), "60", awarding.NoGroup),
        (Prize("by-hand"), "60", awarding.NoWinner),
        (Prize("place"), "1 " * 201, awarding.TooManyPrizes),
    ],
)
def test_what_is_no_prize_is_refused(prize, money, refusal):
    with pytest.raises(refusal):
        awarding.add_prizes(Director("AB").state, prize, money)


def test_prizes_are_undone_and_do_not_touch_a_draft():
    event = Director("ABCD")
    event.pair()
    add(event, "place", "60")
    assert event.state.draft is not None and event.can_undo
