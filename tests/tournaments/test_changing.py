"""A published round is changed table by table, with a reason; what has its result stays."""

import pytest

from drivers.director import Director
from faristol.tournaments import changing, directing, errors, opening

WHY = "a name was taken for another"


def tables(club):
    return ["".join((pair.first, pair.second)) for pair in club.state.rounds[-1].draft.pairs]


def published(letters="ABCDEFGH"):
    return Director(letters, rounds=5).pair().publish()


def test_two_players_change_places_and_the_other_tables_stay():
    club = published()
    one, two, *others = tables(club)
    club.do(changing.change_places, one[1], two[1], WHY)
    assert tables(club) == [one[0] + two[1], two[0] + one[1], *others]
    made = club.state.rounds[-1].draft.pairs[:2]
    assert {pair.why.code for pair in made} == {"locked"}
    assert club.entries[-1]["why"] == WHY
    club.undo()
    assert tables(club) == [one, two, *others]


def test_two_of_one_table_change_who_starts():
    club = published()
    first = tables(club)[0]
    club.do(changing.change_places, first[0], first[1], WHY)
    assert tables(club)[0] == first[::-1]


def test_one_who_rests_takes_the_place_of_another_who_then_rests():
    club = published("ABCDE")
    ((rests, _),) = club.state.rounds[-1].draft.byes
    first = tables(club)[0]
    club.do(changing.change_places, first[0], rests, WHY)
    assert tables(club)[0] == rests + first[1]
    assert [player for player, _ in club.state.rounds[-1].draft.byes] == [first[0]]


def test_a_latecomer_meets_the_player_who_rests():
    club = published("ABCDE")
    ((rests, _),) = club.state.rounds[-1].draft.byes
    club.enter("F")
    assert changing.without_table(club.state) == [*sorted((rests, "F"))]
    club.do(changing.add_table, rests, "F", "the bus was late")
    assert tables(club)[-1] == rests + "F" and not club.state.rounds[-1].draft.byes
    assert club.state.players["F"].joined == 1
    club.better_win().close()
    assert len(club.state.standings(after=1)) == 6
    assert club.pair().state.draft.number == 2


def test_who_was_to_be_absent_came_after_all():
    club = Director("ABCDEF", rounds=5).do(opening.mark_absent, "F", 1).pair().publish()
    ((rests, _),) = club.state.rounds[-1].draft.byes
    club.do(changing.add_table, rests, "F", WHY)
    assert club.state.players["F"].absent == frozenset()


def test_a_table_with_a_result_is_not_changed_and_nothing_without_a_reason():
    club = published()
    one, two, three, four = tables(club)
    club.report(**{one: (400, 300)})
    with pytest.raises(errors.TablePlayed):
        club.do(changing.change_places, two[0], one[0], WHY)
    with pytest.raises(errors.ReasonMissing):
        club.do(changing.change_places, two[0], three[0], " ")
    with pytest.raises(errors.PairedAlready):
        club.do(changing.add_table, two[0], three[0], WHY)
    club.do(directing.forbid_pair, two[0], three[1])
    with pytest.raises(errors.PairIsForbidden):
        club.do(changing.change_places, two[1], three[1], WHY)
    with pytest.raises(errors.NotNow):
        club.do(changing.change_places, two[0], "Z", WHY)
    club.better_win().close()
    with pytest.raises(errors.NotNow):
        club.do(changing.change_places, two[0], three[0], WHY)
    assert tables(club) == [one, two, three, four]


def test_a_pair_that_has_met_says_so():
    club = Director("ABCD", rounds=5).whole_round().pair().publish()
    before = {frozenset((pair.first, pair.second)) for pair in club.state.rounds[0].draft.pairs}
    one, two = tables(club)
    for player in two:
        club.do(changing.change_places, one[1], player, WHY)
        if frozenset(tables(club)[0]) in before:
            break
        club.undo()
    assert club.state.rounds[-1].draft.pairs[0].met == (1,)
