"""Texts in the reader's language: sentences by gettext; numbers, times and dates as it writes them.

The message ids are the English sentences, so English needs no catalogue. A Catalan sentence elides
before what comes into it: «el 2/4», «l’1/4».
"""

import gettext
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from functools import cache
from importlib.resources import files
from sys import intern
from typing import Any, Literal

Language = Literal["ca", "ro", "en"]
LANGUAGES: Mapping[Language, str] = {"ca": "Català", "ro": "Română", "en": "English"}


_ELIDES = re.compile(r"\b(de|[dp]?el|al) (?=(?:<\w+>)?%\((\w+)\)s)", re.IGNORECASE)
_ELIDED = {"de": "d’", "el": "l’", "al": "a l’", "del": "de l’", "pel": "per l’"}
_ONE_OR_ELEVEN = re.compile(r"(?:<[^>]*>)*(?:1(?![\d\u202f])|11(?!\d))")


class Eliding(str):
    """A Catalan sentence with “de” or an article before something that may begin with 1 or 11: u, onze."""

    def __mod__(self, values: Any) -> str:
        return str.__mod__(self.before(values), values)

    def before(self, values: Mapping[str, object]) -> str:
        """Return the sentence with its vowels left out where these values ask for it."""
        return _ELIDES.sub(lambda found: self._elided(found, values), self)

    @staticmethod
    def _elided(found: re.Match[str], values: Mapping[str, object]) -> str:
        if not _ONE_OR_ELEVEN.match(str(values[found[2]])):
            return found[0]
        short = _ELIDED[found[1].lower()]
        return short.capitalize() if found[1][0].isupper() else short


def N_(sentence: str) -> str:
    """Mark a sentence for translation where the reader's language is not known yet."""
    return sentence


@dataclass(frozen=True, eq=False)
class Texts:
    language: str
    catalogue: gettext.NullTranslations
    _read: dict[str, str] = field(default_factory=dict, init=False, repr=False)
    """The sentences that were looked up: a screen asks for some of them hundreds of times."""

    def gettext(self, sentence: str) -> str:
        if sentence not in self._read:
            self._read[sentence] = self._eliding(self.catalogue.gettext(sentence))
        return self._read[sentence]

    def pgettext(self, where: str, sentence: str) -> str:
        """For an English text that has two meanings: `where` says which one."""
        return self._eliding(self.catalogue.pgettext(where, sentence))

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self._eliding(self.catalogue.ngettext(one, many, n))

    def _eliding(self, sentence: str) -> str:
        elides = self.language == "ca" and "%(" in sentence and _ELIDES.search(sentence)
        return Eliding(sentence) if elides else sentence

    def when(self, at: int, now: int, zone: int) -> str:
        """Return "today, 11:40", "yesterday, 18:05" or "12/10/2026"; `zone` is minutes east of Greenwich."""
        moment, present = _local(at, zone), _local(now, zone)
        days = (present.date() - moment.date()).days
        clock = f"{moment:%H:%M}"
        if days == 0:
            return self.gettext("today, %(time)s") % {"time": clock}
        if days == 1:
            return self.gettext("yesterday, %(time)s") % {"time": clock}
        return self.date(at, zone)

    def date(self, at: int, zone: int) -> str:
        moment = _local(at, zone)
        if self.language == "ro":
            return f"{moment.day:02}.{moment.month:02}.{moment.year}"
        return f"{moment.day}/{moment.month}/{moment.year}"


def _local(at: int, zone: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC) + timedelta(minutes=zone)


def figure(number: int) -> str:
    """Return a number with a narrow space between thousands, which is clear in every language: 581 246."""
    return f"{number:,}".replace(",", "\u202f")


def score(points: Fraction | int, language: str) -> str:
    """Return points with an exact half, which bonuses may have (DUP-21): 812, 5,5."""
    whole, half = divmod(abs(Fraction(points)), 1)
    minus, sign = "-" * (points < 0), "." if language == "en" else ","
    return f"{minus}{whole}{sign}5" if half else f"{minus}{whole}"


def per_cent(value: Fraction | None, language: str) -> str:
    """Return a percentage with one decimal, as each language writes it: 78,3 %; a dash for None."""
    if value is None:
        return "–"
    whole, tenth = divmod(int(value * 10 + Fraction(1, 2)), 10)
    return f"{whole}.{tenth}%" if language == "en" else f"{whole},{tenth}\u00a0%"


def minutes_and_seconds(milliseconds: int) -> str:
    """Return a time as a clock that counts down shows it, with seconds rounded up: 1:12."""
    seconds = -(-milliseconds // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


class CallingItBlanca(gettext.NullTranslations):
    """The Catalan sentences where a club calls the blank "blanca", as the document does (DUP-N)."""

    def __init__(self, catalogue: gettext.NullTranslations) -> None:
        super().__init__()
        self.catalogue = catalogue

    def gettext(self, message: str) -> str:
        return as_blanca(self.catalogue.gettext(message))

    def pgettext(self, context: str, message: str) -> str:
        return as_blanca(self.catalogue.pgettext(context, message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return as_blanca(self.catalogue.ngettext(msgid1, msgid2, n))


_ESCARRAS = re.compile(
    r"(?:\b([Ll]’|[Uu]n |[Dd]els |[Ee]ls |[Dd]’(?!un)))?\b([Ee])scarr(às|assos(?: encerclats)?)\b"
)
_ARTICLES = {"l’": "la ", "un ": "una ", "dels ": "de les ", "els ": "les ", "d’": "de "}
_BLANCA = {"às": "lanca", "assos": "lanques", "assos encerclats": "lanques encerclades"}


def as_blanca(sentence: str) -> str:
    """Return a sentence with the feminine word for the blank, and the article that it takes."""
    return _ESCARRAS.sub(_blanca, sentence)


def _blanca(found: re.Match[str]) -> str:
    before, first = found[1] or "", "B" if found[2] == "E" else "b"
    article = _ARTICLES[before.lower()] if before else ""
    return f"{article.capitalize() if before[:1].isupper() else article}{first}{_BLANCA[found[3]]}"


def texts(language: str, blank: str = "") -> Texts:
    """Return a language's texts; `blank` is what an event calls its blank, where it says so."""
    return _with_blanca() if (language, blank) == ("ca", "blanca") else _texts(language)


@cache
def _with_blanca() -> Texts:
    return Texts("ca", CallingItBlanca(_texts("ca").catalogue))


@cache
def _texts(language: str) -> Texts:
    if language == "en":
        return Texts(language, gettext.NullTranslations())
    return Texts(language, _catalogue(language, "faristol.mo"))


def texts_of_guide(language: str) -> Texts:
    """Return also the sentences that only the guide has; a tablet's engine does without them."""
    reader = texts(language)
    if language == "en":
        return reader
    guide = _catalogue(language, "guide.mo")
    guide.add_fallback(reader.catalogue)
    return Texts(language, guide)


def _catalogue(language: str, name: str) -> gettext.GNUTranslations:
    with (files("faristol.locale") / language / "LC_MESSAGES" / name).open("rb") as catalogue:
        return _Catalogue(catalogue)


class _Catalogue(gettext.GNUTranslations):
    """A catalogue whose English sentences lie in the memory once for all languages."""

    _catalog: dict[str | tuple[str, int], str]

    def _parse(self, fp: Any) -> None:
        super()._parse(fp)
        self._catalog = {_once(sentence): translated for sentence, translated in self._catalog.items()}


def _once(sentence: str | tuple[str, int]) -> str | tuple[str, int]:
    return intern(sentence) if isinstance(sentence, str) else (intern(sentence[0]), sentence[1])
