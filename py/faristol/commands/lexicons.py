"""The word lists of a run: those of the repository, or others given with --words; opened when needed."""

from importlib.metadata import PackageNotFoundError
from importlib.metadata import files as installed
from pathlib import Path
from typing import Any

import faristol
from faristol.commands.errors import NoLexicon
from faristol.core.tiles import LANGUAGES
from faristol.words.bitsets import Bitsets
from faristol.words.importing import import_list
from faristol.words.lexfile import open_lexicon, read_header
from faristol.words.lexicon import Lexicon
from faristol.words.slices import finish


class Lexicons:
    def __init__(self) -> None:
        self._open: dict[str, Lexicon] = {}
        self._bitsets: dict[str, Bitsets] = {}

    def use(self, language: str, path: Path) -> None:
        """Use a club's own list, read in the same way as by the browser's import."""
        self._open[language] = finish(import_list(path.read_bytes(), language, path.name)).lexicon

    def of(self, language: str) -> Lexicon:
        if language not in self._open:
            path = committed(language)
            if path is None:
                raise NoLexicon(language=language)
            self._open[language] = open_lexicon(path.read_bytes())
        return self._open[language]

    def bitsets(self, language: str) -> Bitsets:
        """Return the same words in the form in which plays are searched."""
        if language not in self._bitsets:
            self._bitsets[language] = Bitsets(self.of(language))
        return self._bitsets[language]

    def about(self, language: str) -> dict[str, Any] | None:
        """Return name, version, number of words and digest, from the header alone."""
        if language in self._open:
            return _about(vars(self._open[language]))
        path = committed(language)
        return _about(read_header(path.read_bytes())) if path else None


def _about(header: dict[str, Any]) -> dict[str, Any]:
    return {key: header[key] for key in ("name", "version", "words", "sha256")}


def committed(language: str) -> Path | None:
    """Return the path of a list: beside the sources, or among the files of the installed package."""
    name = f"{LANGUAGES[language]}.lex"
    beside = Path(faristol.__file__).parents[2] / "lexicons" / LANGUAGES[language] / name
    if beside.is_file():
        return beside
    try:
        files = installed("faristol") or []
    except PackageNotFoundError:
        return None
    return next((Path(str(file.locate())) for file in files if file.name == name), None)
