"""The word judge: a tablet on a table that says valid or not valid, and nothing else.

The director chooses the list and hands it over; players write the words of a play and get one verdict.
"""

import re

from faristol.core.tiles import tile_set
from faristol.screens.acts import acts
from faristol.screens.lists import Wanted
from faristol.screens.parts.keys import Key
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import lists_of, name_of, number_of_words, playing
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.screens.ticking import Ticking
from faristol.screens.view import View, view_value
from faristol.screens.words.judge import intents
from faristol.screens.words.judge.intents import (
    ERASING,
    LOG_PAGE,
    OUT,
    VERDICT_TIME,
    Asking,
    Verdict,
    asking,
    judge,
)
from faristol.screens.words.judge.reading import understood
from faristol.screens.words.judge.table import verdict
from faristol.screens.words.judge_records import Judge, Ruling, rulings
from faristol.screens.words.pages import Page, page_of
from faristol.speech.aloud import Speech, verdicts_aloud
from faristol.words.lexicon import Lexicon

PAGE = 12
"""So many rulings stand on the director's screen at once, the latest first."""
PLAIN = re.compile("[A-Z]")


Options = list[tuple[str, str, str | None]]


@view_value
class RulingRow:
    ruling: Ruling
    when: str
    verdict: str


@view_value
class Preparing:
    """What the director chooses, and the rulings so far."""

    languages: Options
    lists: Options
    used: str
    seconds: Options
    count: int
    page: Page
    rulings: tuple[RulingRow, ...]


@view_value
class Judging:
    """What the players have written, and how it is understood."""

    asking: Asking
    words: tuple[str, ...]
    ready: bool
    problem: str | None
    may_have_second: bool
    keys: tuple[Key, ...]
    """The tiles that are more than a plain letter: not every keyboard has their signs."""
    label: str
    out_from: str | None
    out_now: bool


@view_value(kw_only=True)
class JudgeView(View):
    judge: Judge
    playing: str
    lexicon: Lexicon | None
    list_name: str | None
    opening: int | None
    preparing: Preparing | None
    judging: Judging | None
    verdict: Verdict | None
    leaving: bool
    deleting: bool


def view(scene: Scene) -> JudgeView:
    now, t = judge(scene), scene.texts
    lexicon, locked = scene.words.lexicon if scene.words else None, now.locked is not None
    return JudgeView(
        title=title(scene),
        back="#/study",
        back_name=t.gettext("Words"),
        judge=now,
        playing=now.language,
        lexicon=lexicon,
        list_name=f"{lexicon.name} {lexicon.version}".strip() if lexicon else None,
        opening=None if scene.opening is None else int(100 * scene.opening),
        preparing=None if locked else _preparing(now, scene),
        judging=_judging(now, scene) if locked else None,
        verdict=asking(scene).verdict if locked else None,
        leaving=locked and scene.session.get(OUT, False),
        deleting=not locked and scene.session.get(ERASING, False),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Word judge")


def _preparing(now: Judge, scene: Scene) -> Preparing:
    t, lists, every = scene.texts, lists_of(scene, now.language), rulings(scene.remembered)
    used = scene.words.lexicon.sha256 if scene.words else now.sha256
    others: Options = [(each["sha256"], name_of(each), None) for each in lists if each["sha256"] != used]
    page = page_of(len(every), PAGE, scene.session.get(LOG_PAGE) or 0, t)
    return Preparing(
        [(code, name, None) for code, name in playing(t).items()],
        [(str(each["sha256"]), name_of(each), number_of_words(each["words"], t)) for each in lists],
        used,
        [("", t.gettext("None"), None), *others] if others else [],
        len(every),
        page,
        tuple(
            RulingRow(ruling, t.when(ruling.at, scene.now, scene.zone), verdict(ruling, t))
            for ruling in every[::-1][page.first : page.first + PAGE]
        ),
    )


def _judging(now: Judge, scene: Scene) -> Judging:
    t, written, tiles = scene.texts, asking(scene), tile_set(now.language)
    words, wrong, whole = understood(tiles, written.text)
    count = len(words)
    return Judging(
        asking=written,
        words=tuple(spelt(tiles, word) for word in words),
        ready=whole and count > 0,
        problem=scene.problems.get("asked") or (sentences(wrong, t)[0] if wrong else None),
        may_have_second=bool(now.second) and not written.second,
        keys=tuple(Key(each.lower(), each, each) for each in tiles.letters if not PLAIN.fullmatch(each)),
        label=t.ngettext("Judge %(num)s word", "Judge %(num)s words", count) % {"num": count},
        out_from=_time(now.out_at, scene) if now.asked_out is not None else None,
        out_now=now.lets_out(scene.now),
    )


def _time(at: int, scene: Scene) -> str:
    """Return the time where the tablet stands: 11:42."""
    minutes = at // 60_000 + scene.zone
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def _wanted(scene: Scene) -> Wanted:
    now = judge(scene)
    if now.locked is not None and asking(scene).second and now.second:
        return now.second
    return now.sha256 or now.language


def _clock(scene: Scene) -> Ticking | None:
    """Return the clock by which the verdict clears itself."""
    given = asking(scene).verdict
    if given is None or judge(scene).locked is None:
        return None
    return Ticking(remaining=VERDICT_TIME, running_since=given.at, calls=[], over="word_judge.clear")


def _speech(scene: Scene) -> Speech | None:
    """Return both verdicts while one writes, to be made ready; then the right one, said by itself."""
    now, given = judge(scene), asking(scene).verdict
    if not now.spoken or now.locked is None:
        return None
    if given is None:
        return verdicts_aloud(now.language, (True, False))
    return verdicts_aloud(now.language, (given.valid,), at_once=str(given.at))


JUDGE = Screen(
    name="word_judge",
    view=view,
    title=title,
    intents=acts(intents),
    clock=_clock,
    speech=_speech,
    remembers=True,
    words=_wanted,
    waits=False,
    lists=True,
    stays=lambda scene: judge(scene).locked is not None,
)
