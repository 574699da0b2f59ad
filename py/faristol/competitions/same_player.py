"""Who is who in several events: one person is written with one surname or two, with a club or without.

A name is compared without accents, capitals and hyphens; "Puig Serra, Anna" is Anna Puig Serra. The same name
is the same person, unless the clubs contradict each other or two of that name played in one event. What only
looks alike (a surname more, an initial, the words in another order) is for a person to decide.
"""

import unicodedata
from collections.abc import Iterable, Sequence, Set
from itertools import combinations

Called = tuple[str, str]
"""A name and a club, as they were written."""
Pair = frozenset[Called]

LINKS = frozenset(("i", "y"))
"""They stand between two surnames, or are left out."""
LEAST_WORDS = 2


def same_players(
    events: Sequence[Set[Called]], joined: Set[Pair] = frozenset(), parted: Set[Pair] = frozenset()
) -> tuple[list[frozenset[Called]], list[tuple[Called, Called]]]:
    """Return the persons, each by all they are called, and the pairs of which nobody knows yet.

    `joined` and `parted` are pairs on which somebody has decided.
    """
    every = sorted(set().union(*events))
    together = {frozenset(pair) for event in events for pair in combinations(event, 2)}
    apart = (parted | together) - joined
    person = {called: frozenset((called,)) for called in every}

    def unite(one: Called, other: Called) -> None:
        both = person[one] | person[other]
        if not any(frozenset((a, b)) in apart for a in person[one] for b in person[other]):
            person.update(dict.fromkeys(both, both))

    for pair in sorted(map(sorted, joined)):
        if set(pair) <= set(every):
            unite(pair[0], pair[-1])
    alike = list(_alike(every))
    for one, other, certain in alike:
        if certain:
            unite(one, other)
    asked: dict[Set[frozenset[Called]], tuple[Called, Called]] = {}
    for one, other, _ in alike:
        pairs = {frozenset((a, b)) for a in person[one] for b in person[other]}
        if person[one] != person[other] and not pairs & apart:
            asked.setdefault(frozenset((person[one], person[other])), (one, other))
    return sorted(set(person.values()), key=sorted), list(asked.values())


def _alike(every: Sequence[Called]) -> Iterable[tuple[Called, Called, bool]]:
    """Yield the pairs of those who may be one person, and whether that is certain."""
    clubs: dict[tuple[str, ...], set[str]] = {}
    for name, club in every:
        clubs.setdefault(words(name), set()).add(plain(club))
    for one, other in combinations(every, 2):
        first, second = words(one[0]), words(other[0])
        if first == second:
            here = {plain(one[1]), plain(other[1])}
            # Without a club it may be either of two people who have one each.
            yield one, other, len(here) == 1 or len(clubs[first] - {""}) == 1
        elif looks_alike(first, second):
            yield one, other, False


def looks_alike(first: Sequence[str], second: Sequence[str]) -> bool:
    """Return whether two names may be one person's: the same words, or a surname or some letters more."""
    if sorted(first) == sorted(second):
        return True
    short, long = sorted((first, second), key=len)
    if len(short) < LEAST_WORDS or not _fits(short[0], long[0]):
        return False
    rest = iter(long[1:])
    return all(any(_fits(word, other) for other in rest) for word in short[1:])


def _fits(word: str, other: str) -> bool:
    """Return whether they are one word, or one is the initial of the other."""
    short, long = sorted((word, other), key=len)
    return word == other or (len(short) == 1 and long.startswith(short))


def words(name: str) -> tuple[str, ...]:
    """Return the words of a name as they are compared, the given name first."""
    surnames, comma, given = name.partition(",")
    found = plain(f"{given} {surnames}" if comma else name).split()
    return tuple(word for word in found if word not in LINKS) or tuple(found)


def plain(text: str) -> str:
    """Return a text without accents and capitals, and with a space for every other sign."""
    letters = unicodedata.normalize("NFD", text.casefold())
    kept = (letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(kept).split())
