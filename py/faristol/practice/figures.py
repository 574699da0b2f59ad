"""What one person's practice on this device comes to, from the cards of its events.

A card is what the summary of an event says, written anew with each entry. A card that was written before
a summary grew lacks what came later, until its event is written in again; only there is a key missing.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from faristol.games.classic.game import points_that_count
from faristol.practice.exercises.cards import DECKS
from faristol.practice.levels import LEVELS
from faristol.practice.played import (
    AllSeries,
    Deck,
    Exercises,
    Figures,
    Game,
    Opponent,
    SeriesGame,
    SoloGame,
    Solos,
)

Card = dict[str, Any]

WORST = 10
"""So many words that were missed are told."""
PERSON = 1
"""Who was the person in games whose cards do not say it."""


def is_practice(card: Card) -> bool:
    """Return whether it is of one who plays alone, and of no club."""
    match card["kind"]:
        case "classic":
            return "computer" in card
        case "series":
            return bool(card.get("alone"))
    return card["kind"] in ("solo", "exercises")


def unfinished(cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if is_practice(card) and not card["final"]]


def counted(cards: Iterable[Card]) -> list[Card]:
    """Return what is in the figures: games that are over, and exercise books, which are never full.

    A game that goes on from a duplicate is not in them: the best play of its first rack had been seen.
    """
    ours = [card for card in cards if is_practice(card) and not card.get("goes_on")]
    return [card for card in ours if card["final"] or card["kind"] == "exercises"]


def languages(cards: Iterable[Card]) -> list[str]:
    """Return the languages with any figures, that of the last event first."""
    with_figures = [card for card in counted(cards) if _says_anything(card)]
    newest_first = sorted(with_figures, key=_when, reverse=True)
    return list(dict.fromkeys(card["language"] for card in newest_first))


def figures(cards: Iterable[Card], language: str) -> Figures:
    ours = [card for card in counted(cards) if card["language"] == language and _says_anything(card)]
    games = sorted((_game(card) for card in ours if card["kind"] == "classic"), key=lambda game: game.at)
    levels = {level: tuple(game for game in games if game.level == level) for level in LEVELS}
    return Figures(
        solos=_solos([card for card in ours if card["kind"] == "solo"]),
        opponents=tuple(Opponent(level, played) for level, played in levels.items() if played),
        exercises=_exercises([card for card in ours if card["kind"] == "exercises"]),
        series=_series([card for card in ours if card["kind"] == "series"]),
        toppings=sum(_is_topping(card) for card in counted(cards) if card["language"] == language),
    )


def _says_anything(card: Card) -> bool:
    """Return whether it has figures: a duplicate has none without a round or where the time counts, a series
    none without a play, a book none without answers.
    """
    if card["kind"] == "series":
        return bool(card["plays"]) and "first" in card
    if card["kind"] == "solo":
        return bool(card["possible"]) and not _is_topping(card)
    return card["kind"] != "exercises" or bool(_asked(card))


def _is_topping(card: Card) -> bool:
    return card["kind"] == "solo" and card.get("topping") is not None


def _when(card: Card) -> int:
    """Return when it was over; a later copy to a file is no game."""
    at: int = card.get("finished") or card["at"]
    return at


def _solos(cards: Sequence[Card]) -> Solos | None:
    if not cards:
        return None
    games = [
        SoloGame(
            *(card["stream"], card["name"], _when(card), card["rounds"], card["points"], card["possible"]),
            early=bool(card.get("early")),
        )
        for card in cards
    ]
    missed: Counter[str] = Counter()
    for card in cards:
        for word, lost in card.get("missed", []):
            missed[word] += lost
    return Solos(
        games=tuple(sorted(games, key=lambda game: game.at)),
        tops=sum(card["tops"] for card in cards),
        bingos=sum(card.get("bingos", 0) for card in cards),
        missed=tuple(sorted(missed.items(), key=lambda each: (-each[1], each[0]))[:WORST]),
    )


def _series(cards: Sequence[Card]) -> AllSeries | None:
    games = [
        SeriesGame(
            *(card["stream"], card["name"], _when(card)),
            *(card["plays"], card["groups"], card["first"], card["points"]),
        )
        for card in cards
    ]
    return AllSeries(tuple(sorted(games, key=lambda game: game.at))) if games else None


def _game(card: Card) -> Game:
    person = card.get("person", PERSON)
    points = points_that_count(card)
    own, theirs = points[person - 1], points[2 - person]
    return Game(
        stream=card["stream"],
        at=_when(card),
        level=card["computer"],
        own=own,
        theirs=theirs,
        won=_won(card, person) if "result" in card else None if own == theirs else own > theirs,
        turns=card.get("turns", 0),
        turn_points=card.get("turn_points", 0),
        bingos=card.get("bingos", 0),
    )


def _won(card: Card, person: int) -> bool | None:
    """Return who won: by the rules points do not always decide, and both may lose."""
    winner, lost = card["result"]["winner"], card["result"]["lost"]
    if winner is None:
        return False if person in lost else None
    return bool(winner == person)


def _exercises(cards: Sequence[Card]) -> Exercises | None:
    if not cards:
        return None
    decks = (Deck(deck, *(_sum(cards, deck, at) for at in (0, 1))) for deck in DECKS)
    times: Counter[tuple[str, str]] = Counter()
    for card in cards:
        for deck, words, missed in card.get("missed", []):
            times[deck, words] += missed
    worst = sorted(times.items(), key=lambda each: (-each[1], each[0]))[:WORST]
    return Exercises(
        known=sum(card["known"] for card in cards),
        decks=tuple(deck for deck in decks if deck.asked),
        missed=tuple((deck, words, missed) for (deck, words), missed in worst),
    )


def _asked(card: Card) -> int:
    return sum(asked for asked, _ in card.get("decks", {}).values())


def _sum(cards: Sequence[Card], deck: str, at: int) -> int:
    return sum(card.get("decks", {}).get(deck, (0, 0))[at] for card in cards)
