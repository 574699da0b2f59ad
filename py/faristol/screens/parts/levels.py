"""The four levels of the computer by their names, and in what one will notice each of them."""

from faristol.practice.levels import LEVELS, Level
from faristol.texts import Texts


def levels(t: Texts) -> list[tuple[str, str, str | None]]:
    return [
        (name, label, f"{notice} {lost}" if (lost := _lost(LEVELS[name], t)) else notice)
        for name, label, notice in _noticed(t)
    ]


def _lost(level: Level, t: Texts) -> str:
    if level.loses is None:
        return ""
    return t.gettext("Points lost per turn: about %(ca)s in Catalan, %(ro)s in Romanian.") % level.loses


def _noticed(t: Texts) -> list[tuple[str, str, str]]:
    return [
        (
            "beginner",
            t.gettext("Beginner"),
            t.gettext("It knows words of up to five letters, and misses the best plays."),
        ),
        (
            "club",
            t.gettext("Club player"),
            t.gettext("It knows words of up to eight letters, and misses some points."),
        ),
        (
            "strong",
            t.gettext("Strong"),
            t.gettext(
                "It scores as many points as it can in every turn, with words that several sources have."
            ),
        ),
        (
            "master",
            t.gettext("Master"),
            t.gettext("It also keeps good tiles for later, exchanges, and calculates the last turns."),
        ),
    ]


def level_name(level: str, t: Texts) -> str:
    return next(label for value, label, _ in levels(t) if value == level)
