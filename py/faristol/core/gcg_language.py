"""In which language the game of a GCG was played: its tiles are named, or else a word list that one knows."""

import re

_TILES = re.compile(r"#tile-(?:distribution|set)\s+(.+)", re.IGNORECASE)
_LIST = re.compile(r"#lexicon\s+(([A-Za-z]++)\S*)", re.IGNORECASE)
_LISTS = {
    "Catalan": ("DISC",),
    "Romanian": ("LOC",),
    "English": ("NWL", "CSW", "TWL", "OWL", "OTCWL", "OSPD", "OSWI", "SOWPODS", "Collins", "ECWL", "CEL"),
    "French": ("ODS", "FRA"),
    "German": ("RD",),
    "Norwegian": ("NSF",),
    "Polish": ("OSPS",),
    "Spanish": ("FILE", "FISE", "LAO"),
    "Swedish": ("SAOL",),
}
"""By how the names of their editions begin, up to the first figure."""
_LANGUAGE = {name.casefold(): language for language, names in _LISTS.items() for name in names}


def tiles_named(line: str) -> str | None:
    """Return what a line says of the tiles; a word list stands in brackets behind its language."""
    if tiles := _TILES.fullmatch(line):
        return tiles[1]
    if (words := _LIST.fullmatch(line)) and (language := _LANGUAGE.get(words[2].casefold())):
        return f"{language} ({words[1]})"
    return None
