"""What one person's practice on this device comes to, from the cards of its events."""

from collections.abc import Iterable
from typing import Any

Card = dict[str, Any]


def is_practice(card: Card) -> bool:
    """Of one who plays alone, and of no club."""
    return card["kind"] in ("solo", "exercises") or (card["kind"] == "classic" and "computer" in card)


def unfinished(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if is_practice(card) and not card["final"]]
