"""The built-in lists, opened once in a process: opening one takes longer than a whole event."""

from functools import cache
from pathlib import Path

from faristol.core.tiles import LANGUAGES
from faristol.errors import Rejected
from faristol.words.bitsets import Bitsets
from faristol.words.editions import earlier_edition
from faristol.words.lexfile import open_in_slices
from faristol.words.lexicon import Lexicon
from faristol.words.shelf import Content, Shelf
from faristol.words.slices import finish

LEXICONS = Path(__file__).parents[2] / "lexicons"


@cache
def content(name: str) -> bytes:
    return (LEXICONS / name).read_bytes()


async def fetch(name: str) -> bytes:
    return content(name)


@cache
def words(language: str, edition: str = "") -> Bitsets:
    """Return the built-in list of today, or as it was in an earlier edition."""
    folder = LANGUAGES[language]
    lexicon = finish(open_in_slices(content(f"{folder}/{folder}.lex")))
    if edition:
        changed = finish(open_in_slices(content(f"{folder}/{edition}.lex")))
        lexicon = finish(earlier_edition(lexicon, changed))
    bitsets = Bitsets(lexicon)
    for _ in bitsets.opening():
        pass
    return bitsets


class OpenShelf(Shelf):
    """A shelf to which a built-in list comes open; any other is opened on it."""

    async def _open(self, wanted: Content) -> Bitsets | Rejected:
        try:
            found = await wanted()
        except Rejected as refusal:
            return refusal
        for language, folder in LANGUAGES.items():
            if found is content(f"{folder}/{folder}.lex"):
                return words(language)

        async def again() -> bytes | Lexicon:
            return found

        return await super()._open(again)
