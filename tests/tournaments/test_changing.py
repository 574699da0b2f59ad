"""A published round is changed table by table, with a reason; what has its result stays."""

import pytest

from drivers.director import Director
from faristol.tournaments import changing, directing, errors, opening
from faristol.tournaments.barruf import barruf
from faristol.tournaments.players import Player
from faristol.tournaments.terms import ROUND_ROBIN, Terms

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


def resting(club):
    return [player for player, _ in club.state.rounds[-1].draft.byes]


def test_a_latecomer_for_whom_nobody_is_left_has_a_bye():
    club = published()
    club.enter("I").do(changing.add_bye, "I", "the bus was late")
    assert resting(club) == ["I"] and club.state.players["I"].joined == 1
    club.better_win().close()
    row = next(row for row in club.state.standings() if row.player.id == "I")
    assert (row.record.halves, row.record.byes) == (2, (1,))
    assert resting(club.pair().publish()) != ["I"]


def test_whose_opponent_has_left_rests_once_somebody_else_has_been_put_into_the_pair():
    club = published("ABCDE")
    (rests,) = resting(club)
    leaves = tables(club)[0][1]
    club.do(changing.change_places, leaves, rests, WHY)
    assert resting(club) == [leaves]
    with pytest.raises(errors.PairedAlready):
        club.do(changing.add_bye, leaves, WHY)


def test_a_bye_is_for_one_without_a_table_while_the_round_goes_on_and_has_a_reason():
    club = published().enter("I")
    with pytest.raises(errors.PairedAlready):
        club.do(changing.add_bye, "A", WHY)
    with pytest.raises(errors.ReasonMissing):
        club.do(changing.add_bye, "I", " ")
    with pytest.raises(errors.NotNow):
        club.do(changing.add_bye, "Z", WHY)
    club.do(changing.add_bye, "I", WHY).undo()
    assert resting(club) == [] and club.state.players["I"].joined == 2
    club.better_win().close()
    with pytest.raises(errors.NotNow):
        club.do(changing.add_bye, "I", WHY)


# --- a mistyped rating


def test_a_rating_corrected_in_the_middle_moves_new_ratings_and_the_order_but_no_published_pair():
    club = published()
    before = tables(club)
    club.do(changing.correct_rating, "H", 2500, "typed 1930 for 2500")
    assert tables(club) == before
    assert club.state.seeded[0].id == "H"
    assert club.entries[-1]["before"] == 1930 and club.entries[-1]["why"] == "typed 1930 for 2500"
    club.better_win().close()
    rated = {each.player.id: each for each in barruf(list(club.state.players.values()), club.state.played)}
    other = next(table.replace("H", "") for table in before if "H" in table)
    assert rated["H"].before == 2500
    assert rated[other].played[0].before == 2500


def test_players_who_are_level_are_paired_by_the_corrected_rating():
    """A and B have no points: with its true rating the last of the list is first among its equals."""
    typed, right = Director("ABCDEFGH", rounds=5), Director("ABCDEFGH", rounds=5)
    for club in (typed, right):
        club.pair().publish()
        club.report(**{pair: (400, 400) for pair in tables(club)}).close()
    right.do(changing.correct_rating, "H", 3000, WHY)
    assert typed.order == "ABCDEFGH" and right.order == "HABCDEFG"
    assert typed.pair().pairs != right.pair().pairs


def test_a_rating_corrected_beside_a_draft_drops_it():
    club = Director("ABCD", rounds=3).whole_round().pair()
    club.do(changing.correct_rating, "D", 2100, WHY)
    assert club.state.draft is None


def test_a_rating_is_corrected_only_with_a_reason_even_after_the_end():
    club = Director("AB", rounds=1).whole_round().do(directing.end_tournament)
    with pytest.raises(errors.RatingReasonMissing):
        club.do(changing.correct_rating, "A", 1000, " ")
    with pytest.raises(errors.NotNow):
        club.do(changing.correct_rating, "Z", 1000, WHY)
    club.do(changing.correct_rating, "A", None, WHY)
    assert club.state.ended and club.state.players["A"].rating is None


def test_a_round_robin_keeps_its_table_whatever_is_corrected():
    """Nobody has a rating, so the table goes by names: neither a new rating nor a new name moves it."""
    club, plain = (Director("", Terms(ROUND_ROBIN), rounds=5) for _ in range(2))
    for each in (club, plain):
        for letter in "ABCDEF":
            each.enter(letter)
        each.whole_round()
    club.do(changing.correct_rating, "F", 1500, WHY)
    club.do(opening.change_player, Player("A", "Zoe"))
    for _ in range(4):
        assert club.pair().pairs == plain.pair().pairs
        for each in (club, plain):
            each.publish().better_win().close()
    met = [frozenset(pair) for round_ in club.state.played for pair in round_.tables]
    assert len(set(met)) == len(met) == 15
