"""What the director decides beside the program: pairs, byes, clubs, lots, another way of pairing."""

import pytest

from drivers.director import Director
from faristol.core.lots import seed
from faristol.tournaments import directing, errors, opening
from faristol.tournaments.terms import KING, LOT, MANUAL, ROUND_ROBIN, TOP_DOWN, Terms


def test_locked_pairs_byes_and_forbidden_pairs():
    club = Director("ABCDE").do(directing.lock_pair, "E", "A").do(directing.give_bye, "C").pair()
    assert (club.pairs, [player for player, _ in club.state.draft.byes]) == ("AE BD", ["C"])
    assert club.state.draft.pairs[0].first == "E"
    for again in (("A", "B"), ("C", "B"), ("B", "B")):
        with pytest.raises(errors.PairedAlready):
            club.do(directing.lock_pair, *again)
    with pytest.raises(errors.PairedAlready):
        club.do(directing.give_bye, "A")
    club.do(directing.take_bye, "C").do(directing.unlock_pair, "A", "E").do(directing.forbid_pair, "A", "C")
    assert club.pair().pairs == "AD BC"
    with pytest.raises(errors.NotNow):
        club.do(directing.forbid_pair, "C", "A")
    club.do(directing.allow_pair, "C", "A").pair().publish()
    assert (club.state.locked, club.state.resting, club.state.forbidden) == ((), (), ())
    assert club.pairs == "AC BD"


def test_a_player_who_is_not_there_is_not_locked():
    club = Director("ABCD").do(directing.lock_pair, "A", "B").do(opening.mark_absent, "A", 1)
    with pytest.raises(errors.NotInTheRound):
        club.do(directing.give_bye, "A")
    assert club.pair().pairs == "BC"


def test_the_last_two_are_locked_too_and_the_first_named_starts():
    pairs = Director("AB").do(directing.lock_pair, "B", "A").pair().state.draft.pairs
    assert [(made.first, made.second, made.why.code) for made in pairs] == [("B", "A", "locked")]


def test_by_hand_everybody_has_one_place():
    club = Director("ABCDE").do(directing.forbid_pair, "A", "B")
    by_hand = directing.draft_by_hand
    with pytest.raises(errors.NotAllPaired) as left:
        club.do(by_hand, [("A", "C")])
    assert left.value.details == {"players": "B, D, E"}
    with pytest.raises(errors.PairedAlready):
        club.do(by_hand, [("A", "C"), ("D", "A")], ["B"])
    with pytest.raises(errors.PairIsForbidden):
        club.do(by_hand, [("A", "B"), ("C", "D")], ["E"])
    club.do(by_hand, [("C", "A"), ("D", "B")], ["E"]).publish().better_win().close()
    with pytest.raises(errors.RepeatsNeeded) as again:
        club.do(by_hand, [("A", "C"), ("E", "B")], ["D"])
    assert again.value.details == {"pairs": "A – C"}
    club.do(by_hand, [("A", "C"), ("E", "B")], ["D"], repeats_agreed=True)
    assert club.state.draft.repeats[0].met == (1,)


def test_a_pair_that_the_hand_leaves_as_it_was_keeps_its_reason():
    club = Director("ABCDEFG").pair()
    assert (club.pairs, [player for player, _ in club.state.draft.byes]) == ("AD BE CF", ["G"])
    club.do(directing.draft_by_hand, [("D", "A"), ("B", "F"), ("C", "E")], ["G"])
    draft = club.state.draft
    assert [made.why.code for made in draft.pairs] == ["halves", "locked", "locked"]
    assert [why.code for _, why in draft.byes] == ["bye-last"]
    club.do(directing.draft_by_hand, [("G", "A"), ("B", "F"), ("C", "E")], ["D"])
    assert [why.code for _, why in club.state.draft.byes] == ["bye-given"]


def test_no_lots_are_asked_for_where_the_director_makes_every_pair():
    club = Director("ABCD", Terms(mode=MANUAL, first_round=LOT))
    club.do(directing.lock_pair, "A", "D").do(directing.lock_pair, "C", "B").pair()
    assert club.pairs == "AD BC"


def test_a_later_round_is_closed_with_all_its_results_too():
    club = Director("ABCD").whole_round().pair().publish()
    with pytest.raises(errors.ResultsMissing) as missing:
        club.close()
    assert missing.value.details == {"boards": "1, 2"}


def test_clubs_are_kept_apart_while_they_can_be():
    club = Director(terms=Terms(clubs_apart=True))
    for letter, home in zip("ABCD", ("Palma", "", "Palma", "Manacor"), strict=True):
        club.enter(letter, 2000 - ord(letter), home)
    assert club.pair().pairs == "AD BC"
    assert {made.why.code for made in club.state.draft.pairs} == {"kept-apart"}
    one_club = Director(terms=Terms(clubs_apart=True))
    for letter in "ABCD":
        one_club.enter(letter, 2000 - ord(letter), "Palma")
    assert one_club.pair().pairs == "AC BD"


def test_people_of_one_club_meet_where_the_organiser_does_not_keep_them_apart():
    club = Director()
    for letter, home in zip("ABCD", ("Palma", "", "Palma", "Manacor"), strict=True):
        club.enter(letter, 2000 - ord(letter), home)
    assert club.pair().pairs == "AC BD"


def test_lots_follow_from_the_promised_secret_and_what_the_room_says():
    club = Director("ABCDEF", Terms(mode=TOP_DOWN, first_round=LOT))
    with pytest.raises(errors.LotsNotDrawn):
        club.pair()
    with pytest.raises(errors.LotsNotDrawn):
        club.do(opening.hear_room, " ")
    club.do(opening.hear_room, "tramuntana").pair()
    secret = bytes.fromhex(club.entries[0]["secret"])
    assert club.state.terms.seed == seed(secret, "tramuntana")
    with pytest.raises(errors.NotNow):
        club.do(opening.hear_room, "xaloc")
    assert {made.why.code for made in club.state.draft.pairs} == {"lot"}


def test_another_way_of_pairing_from_the_next_round_on():
    club = Director("ABCDEF").whole_round().do(opening.change_terms, Terms(mode=KING)).pair()
    assert club.pairs == "AB CF DE"
    assert {made.why.code for made in club.state.draft.pairs} == {"neighbours"}


def test_a_double_round_robin_goes_through_its_table_twice_and_asks_nobody_about_repeats():
    club = Director("ABCD", Terms(mode=ROUND_ROBIN), rounds=6)
    starts = []
    for _ in range(6):
        club.whole_round()
        starts += [(made.first, made.second) for made in club.state.rounds[-1].draft.pairs]
    assert len(set(starts)) == 12
    with pytest.raises(errors.AlreadyBegun):
        club.enter("X")
