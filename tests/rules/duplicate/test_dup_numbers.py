"""Numbers of the duplicate that nothing else comes to: DUP-22."""

from faristol.screens.results.view import RESULTS
from results_states import over, scene


def test_dup_22_fifteen_minutes_for_claims_are_proposed():
    """Settled: the document asks for a set time and names none."""
    assert RESULTS.view(scene("#/event/id/results", over()))["claims_minutes"] == 15
