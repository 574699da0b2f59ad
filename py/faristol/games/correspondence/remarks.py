"""Facts of a game as the margin of its sheet has them: one Romanian line each, read back to the same fact.

The turns themselves stand in the table (sheet.py); everything between them is a remark.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from faristol.core.coefficients import coefficient_text, penalty_text
from faristol.core.notation import as_typed
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.message_errors import SheetUnreadable
from faristol.games.correspondence.typed import plain, plainly
from faristol.games.log import Entry
from faristol.rulesets.letters import CorrespondenceRules

COLOURS: Mapping[int, str] = {RED: "ROȘU", BLUE: "ALBASTRU"}
NOTHING = "–"
FIGURES = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"))

KNOWN = {
    "stamp": "ștampila de sosire",
    "one-stamp": "o singură ștampilă",
    "received": "data primirii",
    "received-in-bucharest": "data primirii, București",
    "confirmed": "confirmată",
}
IN_WORDS = {
    "letters": "prin scrisori",
    "cards": "prin cărți poștale",
    "fax": "prin fax",
    "telegrams": "prin telegrame",
    "e-mail": "prin e-mail",
    "chat": "prin mesaje pe internet",
    "telephone": "prin telefon",
    "word of mouth": "prin viu grai",
}
"""How the players write to each other."""
STANDS = {True: "depunere corectă", False: "depunere incorectă"}
STOOD = {False: "depunere greșită"}
"""As earlier programs wrote it."""
OVER = {True: "timpul a fost depășit", False: "timpul nu a fost depășit"}
AHEAD = {True: "înscris din timp", False: "luat oricând"}
WAYS = {
    "played-out": "s-a jucat până la ultima literă",
    "passes": "patru anunțuri PAS la rând",
    "agreed": "remiză convenită",
    "abandoned": "abandon",
    "time": "timp de gândire depășit",
    "no-show": "neprezentare",
    "unfinished": "neîncheiată în termen",
    "unknown": "fără informații la arbitru",
}


@dataclass(frozen=True)
class Kind:
    """How a value is recognised, read and written. People write small letters, hyphens and no diacritics."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    as_written: bool = False
    """Whether it is a text, which stays as it was written."""


def _one_of(names: Mapping[Any, str], earlier: Mapping[Any, str] | None = None) -> Kind:
    back = {plainly(name): value for value, name in (*names.items(), *(earlier or {}).items())}
    return Kind("|".join(map(re.escape, back)), back.__getitem__, names.__getitem__)


def day_text(day: date) -> str:
    return f"{day.day:02}.{day.month:02}.{day.year:04}"


def roman(number: int) -> str:
    """Return a number in Roman figures, as the turns are counted on the sheet."""
    text = ""
    for worth, sign in FIGURES:
        text += sign * (number // worth)
        number %= worth
    return text + "I" * number


def read_day(text: str) -> str:
    day, month, year = map(int, text.split("."))
    return date(year, month, day).isoformat()


def _pair(text: str) -> list[int]:
    one, two = text.split(" si ")
    return [int(one), int(two)]


def _coefficients(text: str) -> list[int]:
    return [int(each.replace(",", "")) for each in text.split(" si ")]


def read_coefficients(text: str) -> tuple[int, int] | None:
    """Return the coefficients of RED and of BLUE from `1,5219 și 0,4781`, if it is that."""
    if re.fullmatch(KINDS["coefficients"].pattern, plain(text)) is None:
        return None
    red, blue = _coefficients(plain(text))
    return red, blue


def coefficients_text(pair: Sequence[int]) -> str:
    """Return the coefficients of RED and of BLUE, which are ten-thousandths: `1,5219 și 0,4781`."""
    return " și ".join(coefficient_text(each).replace(".", ",") for each in pair)


KINDS: Mapping[str, Kind] = {
    "colour": _one_of(COLOURS),
    "day": Kind(r"\d{2}\.\d{2}\.\d{4}", read_day, lambda iso: day_text(date.fromisoformat(iso))),
    "number": Kind(r"-?\d{1,6}", int, str),
    "pair": Kind(r"-?\d{1,6} si -?\d{1,6}", _pair, lambda pair: f"{pair[0]} și {pair[1]}"),
    "coefficients": Kind(r"\d,\d{4} si \d,\d{4}", _coefficients, coefficients_text),
    "off": Kind(
        r"\d(?:,\d{1,2})?",
        lambda text: int(text[0] + text[2:].ljust(2, "0")),
        lambda off: penalty_text(off).replace(".", ","),
    ),
    "tenths": Kind(
        r"\d{1,2}",
        lambda text: 10 * int(text),
        lambda off: str(off // 10),
    ),
    "words": Kind(
        r"[^;]*?",
        lambda text: [] if plain(text) == "-" else [as_typed(word) for word in text.split(", ")],
        lambda words: ", ".join(words) or NOTHING,
        as_written=True,
    ),
    "text": Kind(
        r".*",
        lambda text: "" if plain(text) == "-" else text,
        lambda text: text or NOTHING,
        as_written=True,
    ),
    "known": _one_of(KNOWN),
    "stands": _one_of(STANDS, STOOD),
    "over": _one_of(OVER),
    "ahead": _one_of(AHEAD),
    "way": _one_of(WAYS),
    "means": _one_of(IN_WORDS),
    "whom": _one_of({None: "", RED: ", ROȘU", BLUE: ", ALBASTRU"}),
}

LINES: Mapping[str, str] = {
    "TurnSent": "Expediere, {player:colour}: scrisoarea partenerului expediată {partner_sent:day}, sosită "
    "{arrived:day} ({known:known}); răspuns expediat {sent:day}; zile de gândire {days:number}",
    "SendingConfirmed": "Data poștei, {player:colour}: {sent:day}; zile de gândire {days:number}",
    "ThoughtTold": "Timp de gândire mai mare de 10 zile, {player:colour}: până la {until:day}",
    "WayAgreed": "Comunicare convenită, {player:colour}: {way:means}",
    "TurnResent": "Depunere retrimisă, {player:colour}: {on:day}",
    "FirstPlayAsked": "Prima depunere nu a sosit, {player:colour}: partener anunțat prin scrisoare {on:day}",
    "SumsCorrected": "Rectificare, {player:colour}: punctaj și total {counted:pair}, nu {said:pair}",
    "LeaveWritten": "Concediu, {player:colour}: {first:day} – {last:day} ({option:ahead})",
    "DaysCharged": "Zile de gândire marcate, {player:colour}: {days:number}; scrisoare înapoiată "
    "{returned:day}, retrimisă {resent:day}",
    "Challenged": "Contestație, {player:colour}: {words:words}; {why:text}",
    "ChallengeJudged": "Răspunsul arbitrului la contestație: {stands:stands}; cuvinte corecte: "
    "{right:words}; penalizare {penalty:number} p",
    "FaultAdmitted": "Greșeală recunoscută, {player:colour}",
    "TurnsAnnulled": "Hotărârea arbitrului: rămân valabile primele {kept:number} depuneri; {why:text}",
    "Punished": "Hotărârea arbitrului, {player:colour}: penalizare {hundredths:off} p; {why:text}",
    "CoefficientsDecided": "Hotărârea arbitrului: coeficienți: {coefficients:coefficients}; {why:text}",
    "TimeClaimed": "Contestație privind timpul de gândire, {player:colour}: partener anunțat {told:day}, "
    "răspuns în {days:number} zile de la primirea înștiințării; zile rămase partenerului {left:number}",
    "TimeJudged": "Răspunsul arbitrului la contestația privind timpul de gândire, {player:colour}: "
    "{over:over}",
    "DrawOffered": "Propunere de remiză, {player:colour}",
    "GameEnded": "Încheierea partidei: {way:way}{lost:whom}",
}
EARLIER: Mapping[str, str] = {
    "ChallengeJudged": "Răspunsul arbitrului la contestație: {stands:stands}; penalizare {penalty:number} p",
    "TimeClaimed": "Contestație privind timpul de gândire, {player:colour}: partener anunțat {told:day}, "
    "răspuns până la {until:day}; zile rămase partenerului {left:number}",
    "TimeJudged": "Răspunsul arbitrului: {over:over}",
    "Punished": "Hotărârea arbitrului, {player:colour}: coeficient micșorat cu {hundredths:tenths} "
    "zecimi; {why:text}",
    "CoefficientsDecided": "Hotărârea arbitrului: coeficienți, în zecimi de miime, "
    "{coefficients:pair}; {why:text}",
}
"""The lines of older sheets, from before the facts changed."""
PLACE = re.compile(r"\{(\w+):(\w+)\}")


def _pattern(line: str) -> re.Pattern[str]:
    parts = PLACE.split(line)
    texts, names, kinds = parts[::3], parts[1::3], parts[2::3]
    pattern = re.escape(plainly(texts[0]))
    for name, kind, text in zip(names, kinds, texts[1:], strict=True):
        pattern += f"(?P<{name}>{KINDS[kind].pattern})" + re.escape(plainly(text))
    return re.compile(pattern)


PATTERNS = [(type_, line, _pattern(line)) for lines in (LINES, EARLIER) for type_, line in lines.items()]
BEGINNINGS = tuple({plainly(PLACE.split(line)[0]) for _, line, _ in PATTERNS})


def is_remark(line: str) -> bool:
    """Return whether a line begins as a remark does."""
    return plainly(line).startswith(BEGINNINGS)


def remark(fact: Entry) -> str:
    type_ = fact["type"]
    line = LINES[type_]
    if "tenths" in fact:
        fact = {**fact, "hundredths": 10 * fact["tenths"]}
    if _names(line) - fact.keys():
        line = EARLIER[type_]
    return PLACE.sub(lambda found: KINDS[found[2]].write(fact[found[1]]), line)


def _names(line: str) -> set[str]:
    return {name for name, _ in PLACE.findall(line)}


def read_remark(ruleset: CorrespondenceRules, line: str) -> Entry:
    line = unicodedata.normalize("NFC", line)
    for type_, written, pattern in PATTERNS:
        found = pattern.fullmatch(plainly(line))
        if found is None:
            continue
        kinds = dict(PLACE.findall(written))
        try:
            fact = {name: _value(KINDS[kind], line, found, name) for name, kind in kinds.items()}
        except ValueError:
            break
        return {"type": type_, **fact, **_clause(ruleset, type_, fact)}
    raise SheetUnreadable(line=line)


def _value(kind: Kind, line: str, found: re.Match[str], name: str) -> Any:
    return kind.read(line[slice(*found.span(name))] if kind.as_written else found[name])


def _clause(ruleset: CorrespondenceRules, type_: str, fact: Entry) -> Entry:
    """Return by which clause it is: the document says so, and the line need not."""
    challenge = ruleset.challenge
    match type_:
        case "Challenged":
            clause = ruleset.reasons["word"] if fact["words"] else challenge.clause
        case "ChallengeJudged":
            clause = challenge.penalty if fact["penalty"] else challenge.clause
        case "Punished":
            clause = ruleset.sanctions.clause
        case "GameEnded":
            clause = ruleset.clause_of_end(fact["way"])
        case _:
            return {}
    return {"clause": clause}
