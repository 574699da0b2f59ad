"""Names where there is little room."""

from collections.abc import Sequence

from faristol.tournaments.surnames import first_surname, surname_first


def short_names(names: Sequence[str], language: str) -> list[str]:
    """Return the names of one game for narrow columns: F. Llull, or longer ones where two are alike."""
    by_length = [*zip(*(_lengths(name, language) for name in names), strict=True)]
    return list(next((each for each in by_length if len({*each}) == len(names)), by_length[-1]))


def _lengths(name: str, language: str) -> tuple[str, str, str]:
    """Return a name with its first surname, with all of them, and whole."""
    surnames, _, first = surname_first(name, language).partition(",")
    first = first.strip()
    if not first or _is_numbered(name):
        return name, name, name
    return f"{first[0]}. {first_surname(name, language)}", f"{first[0]}. {surnames}", name


def by_surname(names: Sequence[str], language: str = "") -> str:
    """Return names as on a pairing list; whole ones where two have the same surname."""
    surnames = [name if _is_numbered(name) else first_surname(name, language) for name in names]
    return " – ".join(surnames if len(set(surnames)) == len(surnames) else names)


def _is_numbered(name: str) -> bool:
    """Return whether it is one that the program gives, as Player 1: its last word is no surname."""
    return name.split()[-1].isdecimal()
