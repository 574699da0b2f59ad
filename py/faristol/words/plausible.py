"""Whether a word that a list lacks may be one all the same: what a judge is told beside the verdict.

A list has not every form. So two things are looked for: all other forms of the same word, and a Latin
locution in which it stands. It decides nothing, and where it could be mistaken it says nothing.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from faristol.words.lexicon import Lexicon
from faristol.words.spelling import LONGEST, SHORTEST, spelling

SHORTEST_STEM = 3
MOST_NAMED = 3
ONE_LACKS_OF = 10
"""Of so many other forms of a word one may not be there; of fewer, all are."""


@dataclass(frozen=True)
class Inflection:
    """How the forms of one kind of word end; | is nothing."""

    endings: str
    before_e_and_i: str = ""
    """How a stem changes before these letters: `c/qu` for tocar, toquem."""
    never: str = "-"
    """What is no ending of this kind: a stem that has it is of another; - for nothing."""


CATALAN = "c/qu g/gu j/g ç/c"
ROMANIAN = "c/ch g/gh"

INFLECTIONS: Mapping[str, Sequence[Inflection]] = {
    "ca": (
        Inflection(
            "ar o a es e em eu en ava aves avem aveu aven at ats ada ades ant i is in ara are aras aran aria "
            "aries ariem arieu arien assis assin assim assiu aren essin essim",
            CATALAN,
        ),
        Inflection(
            "ir eixo eix eixes eixs eixen eixi eixin im iu ia ies iem ieu ien it its ida ides int is ire ira "
            "iras irem ireu iran iria iries iriem irieu irien",
        ),
        Inflection(
            "re o em eu en ia ies iem ieu ien ut uts uda udes ent i is in ra ras rem reu ran ria ries riem "
            "rieu rien",
            CATALAN,
        ),
        Inflection("a es s |", CATALAN),
        Inflection("o ons ona ones"),
        Inflection("a ana ans anes"),
        Inflection("i ins ina ines"),
        Inflection("os osa oses osos"),
        Inflection("ic ica ics iques"),
        Inflection("iu iva ius ives"),
    ),
    "ro": (
        Inflection(
            "a ez ezi eaza am ati at ata ate and ai ase asera ara aram asem aseram are area arii ari eze asi",
            ROMANIAN,
            never="aza",
        ),
        Inflection(
            "i esc esti este im iti it ita ite ind ii ise isera ira iram isem iseram ire irea easca eam eai "
            "eau eati isi"
        ),
        Inflection("e i em eti and ea eam eai eau eati ere erea ut uta ute | use usem usera usi ura uram"),
        Inflection("| i ii ilor ul ului"),
        Inflection("uri urile urilor ul ului |"),
        Inflection("a e ei ele elor"),
        Inflection("e ea ii ile ilor i", never="ele"),
        Inflection("ie ia iei ii iile iilor"),
        Inflection("| ul ului e ele elor"),
        Inflection("u ul ului e ele elor", never="|"),
        Inflection("u ul ului i ii ilor", never="|"),
    ),
}

LATIN: Mapping[str, str] = {
    "ca": (
        "ab aeterno; ab initio; ab intestato; ab irato; ab ovo; ad hoc; ad hominem; ad infinitum; "
        "ad interim; ad libitum; ad nauseam; ad personam; ad referendum; ad valorem; alter ego; "
        "a posteriori; a priori; bona fide; casus belli; casus foederis; condicio sine qua non; "
        "coram populo; cum laude; curriculum vitae; de facto; de iure; de visu; delirium tremens; "
        "deus ex machina; do ut des; dura lex; ecce homo; et alii; ex abrupto; ex aequo; "
        "ex cathedra; ex libris; ex nihilo; ex novo; ex officio; ex professo; ex voto; fiat lux; "
        "grosso modo; habeas corpus; hic et nunc; homo sapiens; honoris causa; horror vacui; "
        "in absentia; in aeternum; in albis; in articulo mortis; in crescendo; in dubio pro reo; "
        "in extenso; in extremis; in fraganti; in illo tempore; in medias res; in memoriam; in nuce; "
        "in pectore; in saecula saeculorum; in situ; in statu quo; in utero; in vitro; in vivo; "
        "inter nos; inter vivos; ipso facto; ipso iure; iuris tantum; lapsus calami; lapsus linguae; "
        "lato sensu; magister dixit; magna cum laude; manu militari; mare magnum; memento mori; "
        "modus operandi; modus vivendi; mortis causa; motu proprio; mutatis mutandis; nihil obstat; "
        "non plus ultra; numerus clausus; opera omnia; pari passu; pater familias; pax romana; "
        "per accidens; per capita; per se; persona non grata; post mortem; prima facie; "
        "primus inter pares; pro domo sua; pro forma; pro indiviso; quid pro quo; rara avis; "
        "reductio ad absurdum; rigor mortis; sancta sanctorum; sine die; sine qua non; statu quo; "
        "status quo; stricto sensu; sub iudice; sub specie aeternitatis; sui generis; "
        "summa cum laude; sursum corda; tabula rasa; terra incognita; totum revolutum; tu quoque; "
        "ultra vires; urbi et orbi; vade mecum; vade retro; verbi gratia; via crucis; vice versa; "
        "vox populi"
    ),
    "ro": (
        "a posteriori; a priori; ab aeterno; ab initio; ab ovo; ad hoc; ad hominem; ad interim; "
        "ad libitum; ad valorem; alter ego; bona fide; casus belli; condicio sine qua non; "
        "cum laude; curriculum vitae; de facto; de jure; delirium tremens; deus ex machina; "
        "ecce homo; ex abrupto; ex aequo; ex cathedra; ex libris; ex novo; ex officio; fiat lux; "
        "grosso modo; habeas corpus; hic et nunc; homo sapiens; honoris causa; in absentia; "
        "in aeternum; in extenso; in extremis; in flagranti; in medias res; in memoriam; in situ; "
        "in vitro; in vivo; ipso facto; ipso jure; lapsus calami; lapsus linguae; lato sensu; "
        "magna cum laude; manu militari; memento mori; modus operandi; modus vivendi; "
        "mutatis mutandis; non plus ultra; numerus clausus; opera omnia; pater familias; pax romana; "
        "per capita; per se; persona non grata; post mortem; primus inter pares; pro forma; "
        "quid pro quo; rara avis; reductio ad absurdum; rigor mortis; sine die; sine qua non; "
        "status quo; stricto sensu; sui generis; summa cum laude; tabula rasa; terra incognita; "
        "ultra vires; urbi et orbi; vade mecum; vade retro; vice versa; vox populi"
    ),
}
"""Locutions that the dictionaries of a language enter; some lists have their words alone, others do not."""


@dataclass(frozen=True)
class Sign:
    """What speaks for a word: words of the list that are forms of it, or a locution in which it stands."""

    kind: Literal["form", "locution"]
    known: Sequence[str]


@dataclass(frozen=True)
class _Table:
    """The endings of a kind of word, the letters in which no stem of it ends, and what is no ending of it."""

    endings: Sequence[bytes]
    barred: tuple[bytes, ...]
    never: bytes | None
    shortest: int
    """The length of the shortest stem."""


def sign_of(lexicon: Lexicon, word: bytes) -> Sign | None:
    """Return what speaks for a word that the list lacks; None if it has the word, or if nothing does."""
    if not SHORTEST <= len(word) <= LONGEST or lexicon.contains(word):
        return None
    if locution := _locutions(lexicon.language).get(word):
        return Sign("locution", (locution,))
    if forms := _forms(lexicon, word):
        return Sign("form", [*map(spelling(lexicon.language).text, forms)])
    return None


def _forms(lexicon: Lexicon, word: bytes) -> Sequence[bytes]:
    """Return the first words of the list that are inflected as the word is, where hardly one is missing."""
    for table in _tables(lexicon.language):
        for ending in table.endings:
            stem = word.removesuffix(ending)
            if len(stem) < table.shortest or not word.endswith(ending) or stem.endswith(table.barred):
                continue
            if table.never is not None and lexicon.contains(stem + table.never):
                continue
            others = [stem + each for each in table.endings if each != ending]
            known = [form for form in others if lexicon.contains(form)]
            if len(others) - len(known) <= len(others) // ONE_LACKS_OF:
                return known[:MOST_NAMED]
    return ()


@cache
def _tables(language: str) -> Sequence[_Table]:
    return [table for each in INFLECTIONS[language] for table in _spelt(language, each)]


def _spelt(language: str, inflection: Inflection) -> Iterator[_Table]:
    """Yield the endings as they are, and with each change of the stem as a part of them."""
    spelt, endings = spelling(language), [each.strip("|") for each in inflection.endings.split()]
    changes = [each.split("/") for each in inflection.before_e_and_i.split()]
    never = None if inflection.never == "-" else spelt.lines(inflection.never.strip("|"))
    yield _Table(
        [spelt.lines(each) for each in endings],
        tuple(spelt.lines(other) for other, _ in changes),
        never,
        SHORTEST_STEM,
    )
    for other, before in changes:
        changed = [(before if each.startswith(("e", "i")) else other) + each for each in endings]
        yield _Table(
            [spelt.lines(each) for each in changed], (), never, SHORTEST_STEM - len(spelt.lines(other))
        )


@cache
def _locutions(language: str) -> Mapping[bytes, str]:
    spelt = spelling(language)
    found: dict[bytes, str] = {}
    for locution in LATIN[language].split("; "):
        for written in locution.split():
            if word := spelt.word(written):
                found.setdefault(word, locution)
    return found
