"""Divisions of one event: each is paired, ranked and rewarded by itself, in rounds that all play together."""

import random

import pytest

from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.tournaments import awarding, directing, opening
from faristol.tournaments.errors import DivisionMissing, DivisionSettled
from faristol.tournaments.finals import first_of
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.terms import GROUPS, KING, LOT, ROUND_ROBIN, TOP_DOWN, Terms


def divided(terms=None, **divisions):
    """divided(A="ABCD", B="EFG"): the first of each division has its best rating."""
    event = Director(terms=terms)
    for name, letters in divisions.items():
        for place, letter in enumerate(letters):
            event.do(opening.enter_player, Player(letter, letter, 1500 - place, division=name))
    return event


def whole_rounds(event, count=2):
    """The better one wins each game, the best by most."""
    for _ in range(count):
        event.pair().publish()
        for pair in event.state.rounds[-1].draft.pairs:
            better, other = sorted((pair.first, pair.second))
            event.report(**{better + other: (500 - ord(better), 300)})
        event.close()
    return event


def move(event, letter, division):
    player = event.state.players[letter]
    return event.do(opening.change_player, Player(letter, letter, player.rating, division=division))


def test_each_division_is_paired_by_itself_and_tables_are_numbered_through():
    event = divided(A="ABCD", B="EFGHIJ").pair()
    assert event.pairs == "AC BD EH FI GJ"


def test_each_odd_division_has_its_own_bye():
    event = divided(A="ABCDE", B="FGHIJ").pair()
    assert [player for player, _ in event.state.draft.byes] == ["E", "J"]


def test_the_reasons_speak_of_places_in_the_division():
    event = divided(A="ABCD", B="EFGH").pair()
    assert [pair.why.details["places"] for pair in event.state.draft.pairs] == [[1, 3], [2, 4]] * 2


def test_places_are_those_of_the_division():
    event = whole_rounds(divided(A="ABCD", B="EFGH"))
    rows = event.state.standings()
    assert [(row.player.id, row.rank) for row in rows if row.player.division == "B"] == [
        *(("E", 1), ("F", 2)),
        *(("G", 3), ("H", 4)),
    ]
    assert [row.rank for row in rows] == [1, 2, 3, 4, 1, 2, 3, 4]


@pytest.mark.parametrize("mode", ["distance", GROUPS, TOP_DOWN, KING, ROUND_ROBIN])
def test_a_division_is_paired_and_ranked_as_if_it_were_alone(mode):
    both = divided(Terms(mode=mode), A="ABCDEFG", B="HIJKLMNO")
    alone = [divided(Terms(mode=mode), A="ABCDEFG"), divided(Terms(mode=mode), B="HIJKLMNO")]
    chance = random.Random(10)
    for _ in range(4):
        for event in (both, *alone):
            event.pair().publish()
        pairs = both.state.rounds[-1].draft.pairs
        assert [{pair.first, pair.second} for pair in pairs] == [
            {pair.first, pair.second} for event in alone for pair in event.state.rounds[-1].draft.pairs
        ]
        for event in alone:
            scores = {
                pair.first + pair.second: (chance.randint(250, 450), chance.randint(250, 450))
                for pair in event.state.rounds[-1].draft.pairs
            }
            event.report(**scores).close()
            both.report(**scores)
        both.close()
        ranked = [(row.player.id, row.rank, row.worth) for row in both.state.standings()]
        assert ranked == [
            (row.player.id, row.rank, row.worth) for event in alone for row in event.state.standings()
        ]


def test_without_divisions_nothing_changes():
    assert divided(**{"": "ABCD"}).pair().entries[-1]["pairs"] == Director("ABCD").pair().entries[-1]["pairs"]
    assert not Director("ABCD").state.divided


def test_who_is_in_no_division_is_named_before_a_round_is_paired():
    event = divided(A="AB", B="CD").enter("E")
    with pytest.raises(DivisionMissing) as refused:
        event.pair()
    assert refused.value.details["players"] == "E"
    assert move(event, "E", "B").pair().pairs == "AB CD"


def test_a_player_is_moved_before_the_first_round_and_no_more_after_it():
    event = move(divided(A="ABCD", B="EF"), "D", "B")
    assert [[player.id for player in group] for group in event.state.divisions.values()] == [
        list("ABC"),
        list("DEF"),
    ]
    event.pair().publish()
    with pytest.raises(DivisionSettled):
        move(event, "D", "A")
    one = {"player": "D", "name": "D", "round": 1}
    assert damaged(event, "PlayerChanged", **one, division="A") == "division"
    assert damaged(event, "PlayerChanged", **one, division="B") is None


def test_a_newcomer_is_put_into_a_division():
    event = divided(A="ABCD", B="EFG").whole_round()
    event.do(opening.enter_player, Player("Z", "Z", division="B"))
    assert event.pair().pairs == "AB CD EG FZ"


def test_the_director_may_pair_the_two_who_would_rest_behind_all_other_tables():
    event = divided(A="ABC", B="DEF").do(directing.lock_pair, "C", "F").pair()
    assert (event.pairs, event.state.draft.byes) == ("AB DE CF", ())
    event.publish().report(AB=(400, 300), DE=(400, 300), CF=(350, 420)).close()

    assert {row.player.id: row.record.halves for row in event.state.standings()}["F"] == 2


def test_lots_are_drawn_in_each_division():
    event = divided(Terms(first_round=LOT), A="ABCDEF", B="GHIJKL")
    pairs = event.do(opening.hear_room, "tres tristos tigres").pair().pairs
    assert all(set(pair) <= set("ABCDEF") or set(pair) <= set("GHIJKL") for pair in pairs.split())


def test_a_place_wins_its_prize_in_each_division_or_in_the_one_that_was_named():
    event = divided(A="ABCD", B="EFGH")
    event.write(awarding.set_prizes(Prizes()))
    event.write(awarding.add_prizes(event.state, Prize("place", what="trofeu"), ""))
    event.write(awarding.add_prizes(event.state, Prize("place", division="B"), "30 20"))
    whole_rounds(event)
    won = [(each.player, each.prize.what, each.cents) for each in event.state.winners()]
    assert won == [("A", "trofeu", 0), ("E", "trofeu", 0), ("F", "", 2000)]


def test_the_highest_score_of_a_division_wins_its_prize():
    event = divided(A="AB", B="CD")
    event.write(awarding.add_prizes(event.state, Prize("game", division="B"), "10"))
    event.pair().publish().report(AB=(500, 300), CD=(410, 390)).close()
    assert [(won.player, won.figure) for won in event.state.winners()] == [("C", 410)]


def test_the_first_of_each_division_go_on_to_a_final():
    event = whole_rounds(divided(A="ABCD", B="EFGH"))
    assert first_of(event.state, 2) == ["A", "B", "E", "F"]
