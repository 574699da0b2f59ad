"""The recommended order with one tap: on the standings, and when a tournament is made."""

from drivers.director_window import DirectorWindow
from faristol.tournaments.recommended import ALL_MEET, OPPONENTS_DIFFER


def test_one_tap_on_the_standings_counts_by_the_recommended_order():
    window = DirectorWindow().opens(mode="groups")
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings")
    assert "Recommended for this pairing method: Points, Buchholz without the lowest" in window.page
    assert window.do("tournament_standings.recommend")["ok"]
    assert window.state.terms.scoring == OPPONENTS_DIFFER
    assert 'id="recommend"' not in window.work
    window.do("event.undo")
    assert window.state.terms.scoring == "points"


def test_where_it_counts_already_nothing_is_recommended():
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings")
    assert 'id="recommend"' not in window.work


def test_a_new_tournament_offers_it_among_the_orders():
    window = DirectorWindow().opens(mode="round-robin", scoring=ALL_MEET)
    assert window.state.terms.scoring == ALL_MEET
