"""Prizes for which the players of all divisions are compared, and the order in which prizes are listed."""

from drivers.director import Director
from faristol.tournaments import awarding, opening
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report

VETERANS = "Veterans"
BEST = Prize("group", group=VETERANS, cents=1000)
NEWCOMER = Prize("newcomer", cents=500)


def veterans(*prizes, one_each=False, **divisions):
    """veterans(BEST, A="ABCDE", B="FGHI"): the first of all has the best rating, in capitals; j has none."""
    event = Director()
    for name, letters in divisions.items():
        for letter in letters:
            rating = 2000 - ord(letter) if letter.isupper() else None
            event.do(opening.enter_player, Player(letter, letter, rating, category=VETERANS, division=name))
    return event.write(awarding.set_prizes(Prizes(prizes, one_each=one_each)))


def round_with(event, **scores):
    return event.pair().publish().report(**scores).better_win().close()


def won(event):
    return [each.player for each in event.state.winners()]


def test_a_prize_of_all_divisions_goes_to_the_best_result_whatever_the_division():
    event = round_with(veterans(BEST, A="ABCD", B="EFGH"), EG=(600, 200))
    assert [row.player.id for row in event.state.standings()][0] == "A"
    assert won(event) == ["E"]


def test_the_places_of_a_group_follow_each_other_across_divisions():
    listed = [Prize("group", place, VETERANS, cents=90 - place) for place in (1, 2, 3, 4)]
    event = round_with(veterans(*listed, A="ABCD", B="EFGH"), EG=(600, 200), FH=(500, 300))
    assert won(event) == ["E", "F", "A", "B"]


def test_with_one_prize_each_it_passes_to_the_next_of_all_divisions():
    listed = [Prize("place", division="B", cents=5000), BEST]
    event = round_with(veterans(*listed, one_each=True, A="ABCD", B="EFGH"), EG=(600, 200), FH=(500, 300))
    assert won(event) == ["E", "F"]


def test_players_of_two_divisions_who_are_equal_in_everything_stand_in_the_order_of_the_seeding():
    event = round_with(veterans(BEST, A="EFGH", B="ABCD"), EG=(400, 300), FH=(400, 300), AC=(400, 300))
    assert [row.player.id for row in event.state.standings()][0] == "E"
    assert won(event) == ["A"]


def test_a_newcomer_who_withdrew_after_a_bye_has_no_prize():
    event = round_with(veterans(NEWCOMER, A="ABCDe", B="FGHi"))
    assert event.state.rounds[0].draft.byes[0][0] == "e"
    event.do(opening.withdraw, "e")
    assert won(event) == ["i"]


def test_whoever_has_only_rested_or_won_because_the_opponent_was_absent_is_not_the_best_of_a_group():
    event = veterans(BEST, A="AB", B="CDE")
    absent = Report(outcome="forfeit-second")
    event.pair().publish()
    first = event.state.rounds[-1].draft.pairs[0]
    forfeit = absent if first.first == "A" else Report(outcome="forfeit-first")
    event.report(AB=forfeit, CD=(310, 300)).close()
    assert [row.player.id for row in event.state.standings()][0] == "A"
    assert won(event) == ["C"]


def test_a_player_who_withdrew_after_games_keeps_the_prize():
    event = round_with(veterans(BEST, A="ABCD", B="EFGH"), EG=(600, 200))
    assert won(event.do(opening.withdraw, "E")) == ["E"]


def test_a_prize_of_a_group_in_one_division_stays_in_it():
    best = Prize("group", group=VETERANS, division="A", cents=10)
    assert won(round_with(veterans(best, A="ABCD", B="EFGH"), EG=(600, 200))) == ["A"]


def test_prizes_are_listed_by_division_and_those_of_all_divisions_at_the_end():
    listed = [BEST, *(Prize("place", place, cents=100) for place in (1, 2))]
    listed += [Prize("group", group=VETERANS, division="A", cents=10)]
    event = round_with(veterans(*listed, A="ABCD", B="EFGH"))
    found = [(each.player, each.prize.kind) for each in event.state.winners()]
    places = [(letter, "place") for letter in "AB"], [(letter, "place") for letter in "EF"]
    assert found == [*places[0], ("A", "group"), *places[1], ("A", "group")]
