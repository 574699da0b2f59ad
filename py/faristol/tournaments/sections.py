"""Rounds in which one section of the field meets the next: quarters, or so many of the top (a factor).

By quarters the first quarter meets the second and the third the fourth, the first of one with the first of
the other; the upper two are larger by a player each where the number is not one of whole quarters. By
factor n the first n meet the next n, 1 with n + 1, and all the others are paired by distance.
"""

from collections.abc import Sequence

from faristol.tournaments.terms import QUARTERS, Terms

Section = tuple[int, int]
"""Where the first of those begin who meet the ones behind them, from 0, and how many they are."""


def sections(terms: Terms, count: int) -> list[Section]:
    if terms.mode == QUARTERS:
        upper = (count + 3) // 4
        return [(0, upper), (2 * upper, count // 2 - upper)]
    return [(0, min(terms.top, count // 2))]


def apart(sections: Sequence[Section], one: int, two: int) -> tuple[int, int]:
    """Return whether a pair breaks the sections, and by how many places it misses the opponent meant."""
    (first, upper), (second, lower) = _place(sections, one), _place(sections, two)
    if first != second:
        return 1, two - one
    if first == len(sections):
        return 0, two - one
    return int(upper == lower), two - one - sections[first][1]


def _place(sections: Sequence[Section], at: int) -> tuple[int, bool]:
    """Return the section of a player, and whether it is its upper part; the last one for all the rest."""
    for number, (start, width) in enumerate(sections):
        if start <= at < start + 2 * width:
            return number, at < start + width
    return len(sections), False
