"""Whether a word that a list lacks may be one all the same: what a judge is told beside the verdict.

A list has not every form, and none has every spelling. So three things are looked for: other forms of the
same word, a Latin locution in which it stands, another spelling that the list has. It decides nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from faristol.words.lexicon import Lexicon
from faristol.words.spelling import LONGEST, SHORTEST, Spelling, spelling

SHORTEST_STEM = 3
SHORTEST_VARIANT = 4
MOST_NAMED = 3
ENOUGH = {4: 2, 8: 4, 99: 7}
"""Of so many forms, or fewer, so many others have to be there: gender and number, a declined noun, a verb."""

FORMS: Mapping[str, Sequence[str]] = {
    "ca": (
        "ar o a es e em eu en ava aves avem aveu aven at ats ada ades ant i is in ara are aria arien aren",
        "ir eixo eix eixes eixs eixen eixi eixin im iu ia ies ien it its ida ides int ire ira iria",
        "re o s em eu en ia ies ien ut uts uda udes ent i is in re ra ria rien",
        "er o em eu en ia ies ien ut uts uda udes ent i is in ere era eria",
        "a es s |",
        "o ons ona ones",
        "a ana ans anes",
        "i ins ina ines",
        "os osa oses |",
        "ic ica ics iques",
        "iu iva ius ives",
        "at ada ats ades",
    ),
    "ro": (
        "a ez ezi eaza am ati at ata ate and ai ase ara aram ase asem arii are eze",
        "i esc esti este im iti it ita ite ind ii ise ira iram isem ire easca",
        "e i em eti and ea eam eau ere use usem ura | ut uta ute",
        "a am ati at and ai ase ara aram | e i i",
        "i ii ilor ul ului le |",
        "uri urile urilor ul ului |",
        "a e ei ele elor",
        "a i ei ile ilor",
        "e ea ii ile ilor i",
        "ie ia iei ii iile iilor",
        "u ul ului e ele elor",
        "u ul ului i ii ilor a e",
    ),
}
"""How the forms of a word end, one kind of word after another; | is nothing."""

SPELT_OTHERWISE: Mapping[str, Sequence[tuple[str, str]]] = {
    "ca": (("^en", "^an"), ("^em", "^am"), ("^es", "^as"), ("trans", "tras"), ("^sots", "^sub")),
    "ro": (("k", "c"), ("k", "ch"), ("w", "v"), ("y", "i"), ("sm", "zm"), ("sb", "zb"), ("x", "cs")),
}
"""Spellings of which dictionaries often have one or both; ^ is the beginning of a word."""

LATIN = (
    "ab aeterno; ab initio; ab intestato; ab irato; ab ovo; ad hoc; ad hominem; ad infinitum; ad interim; "
    "ad libitum; ad nauseam; ad personam; ad referendum; ad valorem; alter ego; a posteriori; a priori; "
    "bona fide; casus belli; casus foederis; condicio sine qua non; coram populo; cum laude; "
    "curriculum vitae; de facto; de iure; de visu; delirium tremens; deus ex machina; do ut des; dura lex; "
    "ecce homo; et alii; ex abrupto; ex aequo; ex cathedra; ex libris; ex nihilo; ex novo; ex officio; "
    "ex professo; ex voto; fiat lux; grosso modo; habeas corpus; hic et nunc; homo sapiens; honoris causa; "
    "horror vacui; in absentia; in aeternum; in albis; in articulo mortis; in crescendo; in dubio pro reo; "
    "in extenso; in extremis; in fraganti; in illo tempore; in medias res; in memoriam; in nuce; in pectore; "
    "in saecula saeculorum; in situ; in statu quo; in utero; in vitro; in vivo; inter nos; inter vivos; "
    "ipso facto; ipso iure; iuris tantum; lapsus calami; lapsus linguae; lato sensu; magister dixit; "
    "magna cum laude; manu militari; mare magnum; memento mori; modus operandi; modus vivendi; mortis causa; "
    "motu proprio; mutatis mutandis; nihil obstat; non plus ultra; numerus clausus; opera omnia; pari passu; "
    "pater familias; pax romana; per accidens; per capita; per se; persona non grata; post mortem; "
    "prima facie; primus inter pares; pro domo sua; pro forma; pro indiviso; quid pro quo; rara avis; "
    "reductio ad absurdum; rigor mortis; sancta sanctorum; sine die; sine qua non; statu quo; status quo; "
    "stricto sensu; sub iudice; sub specie aeternitatis; sui generis; summa cum laude; sursum corda; "
    "tabula rasa; terra incognita; totum revolutum; tu quoque; ultra vires; urbi et orbi; vade mecum; "
    "vade retro; verbi gratia; via crucis; vice versa; vox populi"
)
"""Locutions that dictionaries of both languages enter; some lists have their words alone, others do not."""


@dataclass(frozen=True)
class Sign:
    """What speaks for a word: the words of the list that are forms of it or another spelling, a locution."""

    kind: Literal["form", "locution", "spelling"]
    known: Sequence[str]


def sign_of(lexicon: Lexicon, word: bytes) -> Sign | None:
    """Return what speaks for a word that the list lacks; None if it has the word, or if nothing does."""
    if not SHORTEST <= len(word) <= LONGEST or lexicon.contains(word):
        return None
    spelt = spelling(lexicon.language)
    if locution := _locutions(lexicon.language).get(word):
        return Sign("locution", (locution,))
    if forms := _forms(lexicon, word):
        return Sign("form", [*map(spelt.text, forms)])
    if variant := next(filter(lexicon.contains, _variants(lexicon.language, word)), None):
        return Sign("spelling", (spelt.text(variant),))
    return None


def _forms(lexicon: Lexicon, word: bytes) -> Sequence[bytes]:
    """Return the first words of the list that are inflected as the word is, where they are enough."""
    for endings in _endings(lexicon.language):
        enough = next(least for most, least in ENOUGH.items() if len(endings) <= most)
        for ending in endings:
            stem = word.removesuffix(ending)
            if len(stem) < SHORTEST_STEM or not word.endswith(ending):
                continue
            known = [form for each in endings if lexicon.contains(form := stem + each)]
            if len(known) >= enough:
                return known[:MOST_NAMED]
    return ()


def _variants(language: str, word: bytes) -> Iterator[bytes]:
    """Yield how else the word could be written."""
    if len(word) < SHORTEST_VARIANT:
        return
    for initial, one, other in _pairs(language):
        for here, there in ((one, other), (other, one)):
            if initial and word.startswith(here):
                yield there + word.removeprefix(here)
            elif not initial and here in word:
                yield word.replace(here, there, 1)


@cache
def _endings(language: str) -> Sequence[Sequence[bytes]]:
    spelt = spelling(language)
    return [[_ending(spelt, each) for each in dict.fromkeys(line.split())] for line in FORMS[language]]


def _ending(spelt: Spelling, written: str) -> bytes:
    return b"" if written == "|" else spelt.word(written) or b""


@cache
def _pairs(language: str) -> Sequence[tuple[bool, bytes, bytes]]:
    spelt = spelling(language)
    return [
        (
            one.startswith("^"),
            spelt.word(one.removeprefix("^")) or b"",
            spelt.word(other.removeprefix("^")) or b"",
        )
        for one, other in SPELT_OTHERWISE[language]
    ]


@cache
def _locutions(language: str) -> Mapping[bytes, str]:
    spelt = spelling(language)
    found: dict[bytes, str] = {}
    for locution in LATIN.split("; "):
        for written in locution.split():
            if word := spelt.word(written):
                found.setdefault(word, locution)
    return found
