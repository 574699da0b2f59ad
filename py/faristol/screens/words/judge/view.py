"""The word judge: a tablet on a table that says valid or not valid, and nothing else.

The director chooses the list and hands it over; players write the words of a play and get one verdict.
"""

from typing import Any

from faristol.core.tiles import tile_set
from faristol.screens.lists import Wanted
from faristol.screens.parts.letters import spelt
from faristol.screens.parts.word_lists import lists_of, name_of, playing
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen, Ticking
from faristol.screens.words.judge import intents
from faristol.screens.words.judge.intents import ERASING, LOG_PAGE, OUT, SHOWN, asking, judge
from faristol.screens.words.judge.keeping import Judge, Ruling, rulings
from faristol.screens.words.judge.reading import understood
from faristol.screens.words.judge.table import verdict
from faristol.speech.aloud import Speech, verdicts_aloud
from faristol.texts import Texts, figure

PAGE = 12
"""So many rulings stand on the director's screen at once, the latest first."""


def view(scene: Scene) -> dict[str, Any]:
    now, t = judge(scene), scene.texts
    lexicon = scene.words.lexicon if scene.words else None
    return {
        "title": t.gettext("Word judge"),
        "subtitle": None,
        "back": "#/study",
        "back_name": t.gettext("Words"),
        "judge": now,
        "playing": now.language,
        "lexicon": lexicon,
        "list_name": f"{lexicon.name} {lexicon.version}".strip() if lexicon else None,
        "opening": None if scene.opening is None else int(100 * scene.opening),
        "form": None if now.locked is not None else _form(now, scene),
        "asking": None if now.locked is None else _asking(now, scene),
        "verdict": asking(scene).verdict if now.locked is not None else None,
        "log": _log(rulings(scene.remembered), scene) if now.locked is None else None,
        "leaving": now.locked is not None and scene.session.get(OUT, False),
        "deleting": now.locked is None and scene.session.get(ERASING, False),
    }


def _form(now: Judge, scene: Scene) -> dict[str, Any]:
    t, lists = scene.texts, lists_of(scene, now.language)
    used = scene.words.lexicon.sha256 if scene.words else now.sha256
    others = [about for about in lists if about["sha256"] != used]
    second = [("", t.gettext("None"), None), *((about["sha256"], name_of(about), None) for about in others)]
    return {
        "languages": [(code, name, None) for code, name in playing(t).items()],
        "lists": [(str(about["sha256"]), name_of(about), _told(about["words"], t)) for about in lists],
        "used": used,
        "seconds": second if others else [],
    }


def _told(words: int, t: Texts) -> str:
    return t.ngettext("%(words)s word", "%(words)s words", words) % {"words": figure(words)}


def _asking(now: Judge, scene: Scene) -> dict[str, Any]:
    t, at_hand = scene.texts, asking(scene)
    tiles = tile_set(now.language)
    words, wrong, whole = understood(tiles, at_hand.text)
    count = len(words)
    return {
        "text": at_hand.text,
        "given": at_hand.given,
        "words": [spelt(tiles, word) for word in words],
        "ready": whole and count > 0,
        "problem": scene.problems.get("asked") or (sentences(wrong, t)[0] if wrong else None),
        "second": at_hand.second,
        "may_have_second": bool(now.second) and not at_hand.second,
        "label": t.ngettext("Judge %(num)s word", "Judge %(num)s words", count) % {"num": count},
        "out_from": _time(now.out_at, scene) if now.asked_out is not None else None,
        "out_now": now.lets_out(scene.now),
    }


def _log(every: list[Ruling], scene: Scene) -> dict[str, Any]:
    t = scene.texts
    pages = max(1, -(-len(every) // PAGE))
    page = min(scene.session.get(LOG_PAGE) or 0, pages - 1)
    some = every[::-1][page * PAGE : (page + 1) * PAGE]
    last = page * PAGE + len(some)
    range_ = {"first": figure(page * PAGE + 1), "last": figure(last), "all": figure(len(every))}
    return {
        "count": len(every),
        "page": page,
        "pages": pages,
        "told": t.gettext("%(first)s to %(last)s of %(all)s") % range_,
        "rows": [
            {
                "when": t.when(ruling.at, scene.now, scene.zone),
                "words": ruling.words,
                "valid": ruling.valid,
                "verdict": verdict(ruling, t),
                "list": ruling.list,
            }
            for ruling in some
        ],
    }


def _time(at: int, scene: Scene) -> str:
    """11:42, where the tablet stands."""
    minutes = at // 60_000 + scene.zone
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}"


def _wanted(scene: Scene) -> Wanted:
    now = judge(scene)
    if now.locked is not None and asking(scene).second and now.second:
        return now.second
    return now.sha256 or now.language


def _clock(scene: Scene) -> Ticking | None:
    """The verdict clears itself."""
    given = asking(scene).verdict
    if given is None or judge(scene).locked is None:
        return None
    return Ticking(remaining=SHOWN, running_since=given.at, calls=[], over="word_judge.clear")


def _speech(scene: Scene) -> Speech | None:
    """Both verdicts are made ready while one writes; the right one is said by itself."""
    now, given = judge(scene), asking(scene).verdict
    if not now.spoken or now.locked is None:
        return None
    if given is None:
        return verdicts_aloud(now.language, (True, False))
    return verdicts_aloud(now.language, (given.valid,), at_once=str(given.at))


JUDGE = Screen(
    name="word_judge",
    view=view,
    title=lambda scene: scene.texts.gettext("Word judge"),
    intents=intents.INTENTS,
    clock=_clock,
    speech=_speech,
    remembers=True,
    words=_wanted,
    waits=False,
    lists=True,
    stays=lambda scene: judge(scene).locked is not None,
)
