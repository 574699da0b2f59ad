"""Names in order, as a Catalan or Romanian list has them: accents and capitals don't count, ç comes after c,
and the letters ă â î ș ț after those that they are made from."""

import unicodedata
from functools import lru_cache

OWN_PLACE = {"ç": ("c", 1), "ă": ("a", 1), "â": ("a", 2), "î": ("i", 1), "ș": ("s", 1), "ț": ("t", 1)}
CEDILLAS = str.maketrans("şţ", "șț")

Key = tuple[tuple[str, int], ...]


@lru_cache(2048)  # every row of every standings asks for it again
def name_key(name: str) -> Key:
    """Return what a name is ordered by. Signs within a word don't count: Il·la stands with illa."""
    text = unicodedata.normalize("NFC", name.casefold()).translate(CEDILLAS)
    key: list[tuple[str, int]] = []
    for sign in text:
        if sign in OWN_PLACE:
            key.append(OWN_PLACE[sign])
        else:
            plain = (part for part in unicodedata.normalize("NFKD", sign) if part.isalnum() or part == " ")
            key += [(part, 0) for part in plain]
    return tuple(key)
