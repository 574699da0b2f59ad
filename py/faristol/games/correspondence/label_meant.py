"""Which label somebody has meant who wrote it in haste, made it short, or asked by it."""

import re
from collections.abc import Collection, Iterable

from faristol.games.correspondence.typed import NAMES, plain

AROUND = re.compile(r"\s*\([^()]*\)|[?:\s]+$")
"""What a form adds to a label."""
SURE = 6
"""So many letters, the first one right, has a label that is known although it was typed in haste."""
SLIPS = 2
"""So many letters may be missing, too many, other ones or exchanged; in a short label half as many."""
SHORT = 9
TURNED = 4
"""In a label of so many letters they may stand in another order."""
STEM = 4
"""By so many letters a question knows a word of a label: `Ce litere ai depus?`."""


def meant(name: str, labels: Collection[str]) -> str | None:
    """Return a label as it was written, or the one that was meant."""
    bare = AROUND.sub("", name)
    said = plain(bare)
    if said in labels:
        return bare
    if name.rstrip().endswith("?"):
        return _asked(said, labels)
    return in_haste(said, labels) or ("." in said and _shortened(said, labels)) or None


def in_haste(said: str, names: Iterable[str]) -> str | None:
    """Return the nearest of some names, if it is near enough."""
    if len(said) < SURE:
        return next((name for name in names if _turned(said, name)), None)
    most = SLIPS if len(said) >= SHORT else SLIPS // 2
    near = (name for name in names if name[0] == said[0] and abs(len(name) - len(said)) <= most)
    slips, best = min(((_slips(said, name), name) for name in near), default=(most + 1, ""))
    return best if slips <= most else None


def _turned(said: str, name: str) -> bool:
    return len(said) >= TURNED and said[0] == name[0] and sorted(said) == sorted(name)


def _slips(said: str, name: str) -> int:
    """Return how many letters are missing, too many, other ones or exchanged; of far too many not all."""
    two_before, before, now = list[int](), list(range(len(name) + 1)), list[int]()
    for row, letter in enumerate(said, 1):
        now = [row]
        for column, wanted in enumerate(name, 1):
            least = min(before[column] + 1, now[-1] + 1, before[column - 1] + (letter != wanted))
            if row > 1 and column > 1 and said[row - 2 : row] == name[column - 2 : column][::-1]:
                least = min(least, two_before[column - 2] + 1)
            now.append(least)
        if min(now) > SLIPS:
            break
        two_before, before = before, now
    return now[-1]


def _shortened(said: str, labels: Iterable[str]) -> str | None:
    """Return the one label of which each word is made short: `Lit. dep.`, `Pct. tot.`."""
    short = _words(said)
    return _the_one(label for label in labels if _is_short_for(short, _words(label)))


def _is_short_for(short: list[str], words: list[str]) -> bool:
    pairs = zip(short, words, strict=False)
    return len(short) == len(words) and all(word[0] == few[0] and _holds(word, few) for few, word in pairs)


def _holds(word: str, letters: str) -> bool:
    """Return whether a word has these letters in this order."""
    left = iter(word)
    return all(letter in left for letter in letters)


def _asked(said: str, labels: Iterable[str]) -> str | None:
    """Return the label of which a question has the most words."""
    stems = [word[:STEM] for word in _words(said)]
    found = [label for label in labels if all(word[:STEM] in stems for word in _words(label))]
    most = max((len(_words(label)) for label in found), default=0)
    return _the_one(label for label in found if len(_words(label)) == most)


def _words(label: str) -> list[str]:
    return [word for word in re.findall(r"\w+", label) if word != "de"]


def _the_one(labels: Iterable[str]) -> str | None:
    """Return a label, unless several were meant; names of one label are one."""
    found = {plain(NAMES.get(label, label)): label for label in labels}
    return next(iter(found.values())) if len(found) == 1 else None
