"""The draw for the start of a free game (RDU-5)."""

from drivers.match import Match
from faristol.games.classic.starting import draw_for_start
from faristol.screens.clauses import chip
from faristol.texts import texts


def drawn(pair):
    match = Match("romanian")
    return match.write(draw_for_start(match.state, match.read(pair)))


def test_rdu_5_the_letter_nearest_to_a_starts():
    assert [drawn(pair).state.first for pair in ("AB", "BA", "ZX", "IJ")] == [1, 2, 2, 1]


def test_rdu_5_the_joker_counts_after_z():
    assert (drawn("?Z").state.first, drawn("Z?").state.first) == (2, 1)
    assert drawn("Z?").entries[-1]["clause"] == "RDU-5"


def test_rdu_5_equal_letters_draw_again():
    match = drawn("TT")
    assert match.state.first is None
    match.write(draw_for_start(match.state, match.read("TS")))
    assert match.state.first == 2


def test_rdu_5_is_cited_as_a_rule_of_free_games():
    """A free game is no duplicate, and what it draws is not by that one's rules."""
    _, label, _ = chip(drawn("AB").entries[-1]["clause"], "", texts("ro"))
    assert label == "Partide libere, tragerea la sorți pentru începere", label
