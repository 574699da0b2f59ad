"""What is done at the word judge: the director sets it up and takes it back, players ask and read."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from faristol.core.tiles import tile_set
from faristol.errors import refusal
from faristol.screens.acts import Act
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import playing
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session, Slot
from faristol.screens.words.judge.reading import NothingToJudge, read_words, table_of
from faristol.screens.words.judge.table import csv_file
from faristol.screens.words.judge_records import (
    Judge,
    Ruling,
    judge_of,
    judge_record,
    rulings,
    sealed,
    with_ruling,
    without_rulings,
)
from faristol.texts import N_, Texts

VERDICT_TIME = 10_000
"""Milliseconds for which a verdict stands."""
READ = 700
"""A second press of the same key does not clear what nobody has read yet."""
LONGEST_TEXT = 500
SALT = 16
LOG_PAGE = Slot("rulings-page", int)
"""Which of the pages of rulings the director has turned to."""
LEAST_PIN, MOST_PIN = 4, 8


@dataclass(frozen=True)
class Verdict:
    valid: bool
    at: int
    list: str
    words: tuple[str, ...] = ()
    table: int | None = None


@dataclass(frozen=True)
class Asking:
    """What is in the players' hands."""

    text: str = ""
    given: int = 0
    verdict: Verdict | None = None
    second: bool = False


ASKING = Slot("judge", Asking)
OUT = Question("judge-out", bool)
ERASING = Question("erasing-rulings", bool)


PinUnreadable = refusal(
    "judge.pin-unreadable",
    N_("This is not a PIN."),
    N_("Choose %(least)s to %(most)s digits, or leave it empty."),
    field="pin",
)
WrongPin = refusal(
    "judge.wrong-pin",
    N_("That is not the PIN."),
    N_("If you have forgotten it, you can leave without it after ten minutes."),
    field="pin",
)


def judge(scene: Scene) -> Judge:
    return judge_of(scene.remembered, scene.settings.language)


def asking(scene: Scene) -> Asking:
    return scene.session.get(ASKING) or Asking()


def _ask(scene: Scene, now: Asking, **more: Any) -> Step:
    return Step(session=scene.session.put(ASKING, now), **more)


# --- the director


def _chosen(scene: Scene, fields: Mapping[str, str]) -> Judge:
    """Return the judge as the form says; a list of another language has no second opinion of this one."""
    now = judge(scene)
    language = fields.get("language", now.language)
    if language not in playing(scene.texts):
        return now
    same = language == now.language
    return replace(
        now,
        language=language,
        sha256=fields.get("sha256", "") if same else "",
        second=fields.get("second", "") if same else "",
        spoken="spoken" in fields,
    )


def choose(scene: Scene, fields: dict[str, str]) -> Act:
    return Step(remember=judge_record(_chosen(scene, fields)))


def begin(scene: Scene, fields: dict[str, str]) -> Act:
    """Hand it to the players: from now on only the PIN leads away."""
    pin = fields.get("pin", "").strip()
    if pin and not (pin.isascii() and pin.isdecimal() and LEAST_PIN <= len(pin) <= MOST_PIN):
        raise PinUnreadable(least=LEAST_PIN, most=MOST_PIN)
    seal = sealed(pin, scene.chance(SALT)) if pin else ""
    locked = replace(_chosen(scene, fields), locked=scene.now, pin=seal, asked_out=None)
    return _ask(scene, Asking(), remember=judge_record(locked), focus="asked")


def ask_out(scene: Scene) -> Act:
    now = judge(scene)
    if not now.lets_out(scene.now):
        return scene.session.put(OUT, True)
    left = {}
    if now.pin:
        left = with_ruling(scene.remembered, Ruling(scene.now, valid=False, words=(), list="", sha256=""))
    return _out(scene, now, left)


def leave(scene: Scene, pin: str = "") -> Act:
    now = judge(scene)
    if now.pin and not now.fits(pin.strip()):
        raise WrongPin
    return _out(scene, now, {})


def _out(scene: Scene, now: Judge, left: Mapping[str, str | None]) -> Step:
    return Step(
        session=scene.session.dismissed().without(ASKING, LOG_PAGE),
        remember={**judge_record(now.unlocked), **left},
    )


def forgot(scene: Scene) -> Act:
    """Open the way out for who has forgotten the PIN: everybody sees that it was asked for."""
    now = judge(scene)
    if now.asked_out is None:
        now = replace(now, asked_out=scene.now)
    return Step(session=scene.session.dismissed(), remember=judge_record(now))


def stay(scene: Scene) -> Act:
    return Step(remember=judge_record(replace(judge(scene), asked_out=None)))


def page(session: Session, page: int) -> Act:
    """Show older rulings, or later ones."""
    return Step(session=session.put(LOG_PAGE, max(0, page)), focus="rulings-range")


def export(scene: Scene) -> Act:
    return Step(save=csv_file(rulings(scene.remembered), scene))


def ask_erase(session: Session) -> Act:
    return session.put(ERASING, True)


def erase(session: Session) -> Act:
    return Step(session=session.dismissed(), remember=without_rulings())


# --- the players


def typing(scene: Scene, asked: str = "") -> Act:
    return _ask(scene, replace(asking(scene), text=asked[:LONGEST_TEXT]))


def rule(scene: Scene, t: Texts, fields: dict[str, str]) -> Act:
    """Give one verdict for all words (MAL-24, FED-22, ROM-9); only the log says which is not in the list."""
    now, held = asking(scene), judge(scene)
    if now.verdict is not None or held.locked is None:
        return []
    text = fields.get("asked", now.text)[:LONGEST_TEXT]
    tiles = tile_set(held.language)
    words = read_words(tiles, text)
    if not words:
        raise NothingToJudge
    lexicon = scene.open_words.lexicon
    known = [(spelt(tiles, word), lexicon.contains(word)) for word in words]
    valid = all(good for _, good in known)
    name = f"{lexicon.name} {lexicon.version}".strip()
    table, _ = table_of(text)
    ruling = Ruling(scene.now, valid, tuple(known), name, lexicon.sha256, now.second, table, lexicon.language)
    verdict = t.pgettext("a play", "Valid") if valid else t.pgettext("a play", "Not valid")
    judged = Verdict(valid, scene.now, name, tuple(word for word, _ in known), table)
    return _ask(
        scene,
        replace(now, text=text, verdict=judged),
        remember=with_ruling(scene.remembered, ruling),
        announce=t.gettext("%(verdict)s, according to %(list)s.") % {"verdict": verdict, "list": name},
    )


def clear(scene: Scene) -> Act:
    now = asking(scene)
    if now.verdict is None or 0 <= scene.now - now.verdict.at < READ:
        return []
    return _ask(scene, Asking(given=now.given + 1), focus="asked")


def second(scene: Scene) -> Act:
    """Have the same words judged once more, by the other list."""
    now = asking(scene)
    if now.verdict is None or now.second or not judge(scene).second:
        return []
    return _ask(scene, Asking(now.text, now.given + 1, second=True), focus="rule")
