"""Numbers of the Mallorca document at their very limit: MAL-11."""

from match import Match


def test_mal_11_tiles_that_had_been_seen_are_as_many_as_are_too_many_and_none_comes_back():
    """The document's 'una a l'atzar': the opponent looks at it, and takes no other for that."""
    for excess in (1, 3):
        entry = Match("mallorca").begin().play("H8 CASA").overdrawn(2, excess, seen=True)
        assert (entry["taken"], entry["to_bag"], entry["to_player"]) == (excess, excess, 0)
