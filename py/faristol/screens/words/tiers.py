"""Whether a list tells apart the words that several sources know."""

from faristol.words.lexicon import Lexicon


def tiers(lexicon: Lexicon) -> bool:
    """Return whether it does; a club's own list confirms every word."""
    return any(
        lexicon.confirmed.get(length, 0) != (1 << len(row) // length) - 1
        for length, row in lexicon.rows.items()
    )
