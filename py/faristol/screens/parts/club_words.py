"""The club's own words: those that its judges have accepted in several events, kept beside any list.

They decide nothing: the list rules, and the judge of a later event is told that the club has had the word
before. They are no part of a list, so they stay when another is brought.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from faristol.core.letters import plain, word_text
from faristol.core.notation import read_word
from faristol.core.tiles import LANGUAGES, tile_set
from faristol.errors import refusal
from faristol.fields import Name, one_of
from faristol.remembered import recall_each
from faristol.screens.parts.event_cards import Card
from faristol.texts import N_, figure

RECORD = "club-words"
ENOUGH = 3
"""A word is offered once it was accepted in so many events."""
MOST_WORDS = 2_000

TooManyOwnWords = refusal(
    "list.too-many-own-words",
    N_("The club’s own words would be more than %(most)s."),
    N_("Nothing was changed; take out some that you no longer need, or import a shorter file."),
)


@dataclass(frozen=True)
class ClubWord:
    language: Annotated[str, one_of(LANGUAGES)]
    word: Name
    """In the strict form."""


def club_words(remembered: Mapping[str, str]) -> list[ClubWord]:
    return [*recall_each(remembered.get(RECORD), ClubWord)]


def club_record(words: Iterable[ClubWord]) -> dict[str, str | None]:
    """Return what the device keeps of them, in their order; what is there twice is there once."""
    every = sorted(set(words), key=lambda each: (each.language, each.word))
    if len(every) > MOST_WORDS:
        raise TooManyOwnWords(most=figure(MOST_WORDS))
    return {RECORD: json.dumps([vars(each) for each in every], ensure_ascii=False) if every else None}


def as_club_word(language: str, written: str) -> ClubWord | None:
    """Return a word as it is kept; None for what tiles cannot spell."""
    tiles = tile_set(language)
    word = read_word(tiles, written.upper())
    return ClubWord(language, word_text(tiles, plain(word))) if word else None


def offered(
    cards: Iterable[Card], own: Sequence[ClubWord], in_use: Collection[str]
) -> list[tuple[ClubWord, int]]:
    """Return the words accepted in enough events that the club has not yet, with in how many.

    One of these events at least was played with a list in use, of which `in_use` has the digests: such a word
    is not in that list.
    """
    accepted = [
        (word, card.get("lexicon") in in_use)
        for card in cards
        if card.get("kind") == "duplicate" and not card.get("demo")
        for word in {as_club_word(card["language"], each) for each in card.get("accepted", ())}
    ]
    counts = Counter(word for word, _ in accepted)
    lacking = {word for word, lacks in accepted if lacks and word}.difference(own)
    found = [(word, counts[word]) for word in lacking if counts[word] >= ENOUGH]
    return sorted(found, key=lambda each: (each[0].language, each[0].word))
