"""What no log can say of a published round that is changed, or of a corrected rating."""

from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.tournaments import opening


def published():
    return Director("ABCD").pair().publish()


def test_a_bye_is_added_to_the_round_that_goes_on_for_one_who_has_nothing_in_it():
    club = published().enter("E")
    late = {"player": "E", "round": 1, "why": "the bus"}
    assert damaged(club, "ByeAdded", **late) is None
    assert damaged(club, "ByeAdded", **{**late, "player": "A"}) == "player"
    assert damaged(club, "ByeAdded", **{**late, "player": "X"}) == "player"
    assert damaged(club, "ByeAdded", **{**late, "round": 2}) == "round"
    club.do(opening.withdraw, "E")
    assert damaged(club, "ByeAdded", **late) == "player"
    assert damaged(Director("AB").pair().publish(), "ByeAdded", **{**late, "player": "B"}) == "player"


def test_a_corrected_rating_is_one_of_somebody_known():
    corrected = {"player": "A", "before": 2000, "rating": None, "why": "mistyped"}
    assert damaged(published(), "RatingCorrected", **corrected) is None
    assert damaged(published(), "RatingCorrected", **{**corrected, "player": "X"}) == "player"
    assert damaged(published(), "RatingCorrected", **{**corrected, "rating": "1000"}) == "rating"
