"""Towards the end: who cannot be caught is kept apart, those who can win the same meet, repeats are free."""

from drivers.director import Director
from drivers.rounds_in_words import in_words
from faristol.tournaments import opening
from faristol.tournaments.pairing import pair_round
from faristol.tournaments.players import Carried, Player
from faristol.tournaments.rounds import Round
from faristol.tournaments.stakes import stakes
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import CONTENDERS, KING, TOP_DOWN, System, Terms


def standing(*halves):
    """Players A, B, C … with these halves before a round of which they have met nobody."""
    letters = zip("ABCDEFGHIJ", halves, strict=False)
    return [Player(letter, letter, carried=Carried(each)) for letter, each in letters]


def last_round(players, left=1, **terms):
    draft = pair_round(players, [Round(())], Terms(**terms), left=left)
    return in_words(draft), {pair.first + pair.second: pair.why.code for pair in draft.pairs}


CAUGHT_NO_MORE = standing(12, 8, 8, 6, 2, 2)
"""A has won; B, C and D play for places two and three; E and F can win nothing."""


def test_who_cannot_be_caught_meets_the_nearest_who_can_win_nothing():
    assert last_round(CAUGHT_NO_MORE, bands=(1, 3))[0] == "AB CD EF"
    pairs, whys = last_round(CAUGHT_NO_MORE, bands=(1, 3), certain_apart=True)
    assert pairs == "AE BC DF"
    assert [code for pair, code in whys.items() if "A" in pair] == ["certain"]


def test_that_holds_for_every_way_of_pairing():
    for mode in ("distance", "groups", TOP_DOWN, KING, CONTENDERS):
        pairs, _ = last_round(CAUGHT_NO_MORE, mode=mode, bands=(1, 3), certain_apart=True)
        assert pairs.split()[0] in ("AE", "AF"), mode


def test_with_two_rounds_left_all_can_be_caught_and_nobody_is_kept_apart():
    assert last_round(CAUGHT_NO_MORE, left=4, bands=(1, 3), certain_apart=True)[0] == "AB CD EF"


def test_where_all_others_play_for_something_somebody_has_to_meet_the_winner():
    players = standing(12, 6, 6, 6)
    assert last_round(players, bands=(1, 3), certain_apart=True)[0] == "AB CD"


def test_those_who_can_win_the_same_meet():
    """A and B alone can win; C, D, E and F are after places two to four, which G and H cannot reach."""
    players = standing(12, 12, 8, 8, 8, 8, 2, 2)
    pairs, whys = last_round(players, mode=CONTENDERS, bands=(1, 4))
    assert pairs == "AB CD EF GH"
    assert [*whys.values()] == ["contenders", "contenders", "contenders", "neighbours"]
    players = standing(12, 10, 10, 8, 7, 2)
    rows = standings(players, [])
    found = stakes(rows, 1, Terms(bands=(1, 3)))
    assert [found.plays_for(player.id) for player in players] == [0, 0, 0, 1, 2, 2]


def test_nobody_is_certain_where_points_do_not_come_first():
    rows = standings(CAUGHT_NO_MORE, [], scoring="coefficients")
    found = stakes(rows, 1, Terms(scoring="coefficients", bands=(1, 3)))
    assert not any(found.is_certain(player.id) for player in CAUGHT_NO_MORE)


def test_in_the_last_rounds_players_may_meet_again_and_nobody_is_asked():
    club = Director("ABCDEF", Terms(repeats_last=1), rounds=3).whole_round().whole_round()
    first, second, *_ = club.order
    club.pair()
    assert first + second in club.pairs.replace(second + first, first + second)
    assert {pair.why.code for pair in club.state.draft.pairs} == {"neighbours"}


def test_repeats_are_avoided_before_the_last_rounds():
    often = Director("ABCDEF", Terms(repeats_last=1), rounds=4).whole_round().whole_round().pair()
    assert not often.state.draft.repeats


def test_a_plan_for_the_end_leaves_earlier_rounds_as_they_were():
    club = Director("ABCDEF", Terms(bands=(1, 3), certain_apart=True), rounds=3)
    club.do(opening.plan_round, 3, System(CONTENDERS))
    plain = Director("ABCDEF", rounds=3)
    assert [club.whole_round().pairs for _ in range(2)] == [plain.whole_round().pairs for _ in range(2)]
    assert "contenders" in {pair.why.code for pair in club.pair().state.draft.pairs}
