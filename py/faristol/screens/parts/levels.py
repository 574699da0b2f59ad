"""The four levels of the computer by their names, and in what one will notice each of them."""

from faristol.texts import Texts


def levels(t: Texts) -> list[tuple[str, str, str | None]]:
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
            t.gettext("It takes as many points as possible in every turn."),
        ),
        (
            "master",
            t.gettext("Master"),
            t.gettext("It also keeps good tiles for later, exchanges, and calculates the last turns."),
        ),
    ]


def level_name(level: str, t: Texts) -> str:
    return next(label for value, label, _ in levels(t) if value == level)
