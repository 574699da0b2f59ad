"""The surname by which a name stands in a list, where names are written with the first name in front.

In Catalan a person has two surnames, in Romanian one; a particle belongs to the word behind it. Where that is
wrong, the director writes a comma behind the surname: Gelabert, Maria Antònia stands as it is.
"""

WRITTEN, SURNAME = "written", "surname"
"""How a list is ordered."""
SURNAMES = {"ca": 2}
"""How many surnames one has, by the language of the games; one elsewhere."""
PARTICLES = {
    "de",
    "del",
    "dels",
    "la",
    "las",
    "les",
    "los",
    "da",
    "dos",
    "das",
    "d'en",
    "i",
    "y",
    "van",
    "von",
}
MARY = {"maria", "m.", "ma.", "mª", "mª."}
"""The first name that goes on with a particle: Maria del Mar, Maria de Lluc."""
_OF_MARY = (
    *("antònia", "magdalena", "teresa", "isabel", "francesca", "rosa", "carme", "dolors", "àngels"),
    *("lluïsa", "elena", "pilar"),
)
SECOND = {
    **dict.fromkeys(("maria", "m."), _OF_MARY),
    **dict.fromkeys(("anna", "aina", "antònia", "catalina", "francesca", "joana"), ("maria",)),
    "francesc": ("xavier",),
    "josep": ("maria", "lluís", "antoni"),
    "joan": ("carles", "josep", "antoni"),
    "miquel": ("àngel",),
}
"""First names of two words, by the first of them, where nobody takes the second for a surname."""


def surname_first(name: str, language: str) -> str:
    """Return a name as it stands in a list by surname: Gelabert Puigserver, Maria Antònia."""
    words = _words(name)
    if "," in name or len(words) < 2:
        return name
    first = max(_first_names(words), len(words) - SURNAMES.get(language, 1))
    return f"{' '.join(words[first:])}, {' '.join(words[:first])}"


def first_surname(name: str, language: str) -> str:
    """Return the surname by which one is called, with its particles: Soler of Maria Àngels Soler i Mir."""
    first, *_ = _words(surname_first(name, language).partition(",")[0]) or [name]
    return first.removeprefix("i ").removeprefix("y ")


def _words(name: str) -> list[str]:
    """Return the words of a name, each with the particles before it."""
    words: list[str] = []
    open_ = False
    for word in name.split():
        if open_:
            words[-1] += f" {word}"
        else:
            words.append(word)
        open_ = word.casefold() in PARTICLES
    return words


def _first_names(words: list[str]) -> int:
    """Return how many words are a first name in any case; there is a surname behind them."""
    first, second = words[0].casefold(), words[1].casefold()
    compound = first in MARY and second.split()[0] in PARTICLES - {"i", "y"}
    compound |= second in SECOND.get(first, ())
    return 2 if compound and len(words) > 2 else 1
