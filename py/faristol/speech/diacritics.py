"""Romanian words with the diacritics that tiles have not, for a voice that reads what is written.

romanian_diacritics.txt has rules: a letter, and some of those around it, turn by turn the one before and the
one after, from the nearest on; then the letter with its sign. The longest that fits a letter counts. Learned
by scripts/learn_diacritics.py from the sources of the list: in its words each letter comes out right on which
all spellings of the word agree, and stays without a sign where they don't.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

EDGE, BEYOND = "|", "_"
"""Stand beyond the first and the last letter."""


def restored(word: str) -> str:
    """Return a word in small letters as people write it."""
    return "".join(_with_sign(word, at, _rules()) for at in range(len(word)))


def around(word: str, at: int) -> str:
    """Return a letter of a word, and then the letters around it, the nearest first."""
    before, after = word[:at][::-1] + EDGE, word[at + 1 :] + EDGE
    length = max(len(before), len(after))
    pairs = zip(before.ljust(length, BEYOND), after.ljust(length, BEYOND), strict=True)
    return word[at] + "".join(one + other for one, other in pairs)


def unfolded(text: str) -> dict[str, str]:
    """Return the rules of a file, in which each says how much it shares with the one before (A: nothing)."""
    rules: dict[str, str] = {}
    before = ""
    for line in text.splitlines():
        before = before[: ord(line[0]) - ord("A")] + line[1:-1]
        rules[before] = line[-1]
    return rules


def _with_sign(word: str, at: int, rules: Mapping[str, str]) -> str:
    letters = around(word, at)
    fitting = (rules[letters[:end]] for end in range(len(letters), 0, -1) if letters[:end] in rules)
    return next(fitting, word[at])


@cache
def _rules() -> Mapping[str, str]:
    return unfolded((files("faristol.speech") / "pronouncing" / "romanian_diacritics.txt").read_text("utf-8"))
