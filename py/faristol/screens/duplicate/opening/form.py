"""What stands in the form of a new duplicate: what the person chose, else what the rules say."""

import json
from collections.abc import Mapping
from typing import Any

from faristol.games.duplicate.opening import Choices
from faristol.screens.duplicate.opening.errors import GraceUnreadable, RoundsUnreadable
from faristol.screens.duplicate.opening.own_rules import own_rules, rules_of
from faristol.screens.scene import Scene
from faristol.speech.call import tables

DOCUMENTS = ("duplicate", "romanian-duplicate", "completiv")
OF_THE_CLUB = "duplicate-club"
"""Where and by whom the last one was held, kept on the device for the next."""

OF_THE_DAY = ("name", "place", "judge", "judge_plays")
"""What other rules do not change."""
WITHOUT_RULES = ("length", "rounds", "source")
MOST_ROUNDS = 60
LONGEST_GRACE = 60

Form = dict[str, str]


def form_of(scene: Scene) -> Form:
    return filled(scene.session.get("duplicate_setup") or {}, scene)


def filled(given: Mapping[str, str], scene: Scene) -> Form:
    """A box that is not ticked is not among the fields of a form."""
    own = own_rules(scene.kept)
    known = {*DOCUMENTS, *(rules["id"] for rules in own)}
    playing = "romanian-duplicate" if scene.settings.language == "ro" else "duplicate"
    card = given["ruleset"] if given.get("ruleset") in known else playing
    start = defaults(card, scene)
    form = {name: given.get(name, "") for name in start} if given else start
    form["ruleset"] = card
    if form["table"] not in tables(rules_of(card, own)["language"]):
        form["table"] = start["table"]
    if form["judge_plays"]:
        form["source"] = "committed"
    return form


def defaults(card: str, scene: Scene) -> Form:
    own = own_rules(scene.kept)
    rules = rules_of(card, own)
    chosen: Form = next((one["chosen"] for one in own if one["id"] == card), {})
    club = json.loads(scene.kept.get(OF_THE_CLUB, "{}"))
    return {
        "name": _name(scene),
        "ruleset": card,
        "length": "complete",
        "rounds": "",
        "minutes": str(rules["time"]["minutes"]),
        "source": "committed",
        "bonuses": "on" if rules["bonus"].get("clause") else "",
        "judge": club.get("judge", ""),
        "judge_plays": "",
        "table": rules["call"]["table"],
        "z": "",
        "blank": "",
        "order": rules["call"]["order"],
        "grace": "0",
        "master": rules["master"]["from"],
        "put_back": rules["rack"]["put_back"],
        "one_and_one": "",
        "publication": rules["language"],
        "place": club.get("place", ""),
        **chosen,
    }


def changed(before: Form, given: Mapping[str, str], scene: Scene) -> Form:
    """Other rules bring their own numbers; what is of the day stays as it was written."""
    now = filled(given, scene)
    if now["ruleset"] == before["ruleset"]:
        return now
    start = defaults(now["ruleset"], scene)
    stays = OF_THE_DAY if now["ruleset"] not in DOCUMENTS else OF_THE_DAY + WITHOUT_RULES
    return {**start, **{name: now[name] for name in stays}}


def kept_choices(form: Form) -> Form:
    """What a club's own rules remember of the form."""
    return {name: value for name, value in form.items() if name not in (*OF_THE_DAY, "ruleset")}


def choices(form: Form) -> Choices:
    return Choices(
        name=form["name"],
        place=form["place"],
        judge=form["judge"],
        judge_plays=bool(form["judge_plays"]),
        rounds=_rounds(form),
        minutes=int(form["minutes"]),
        grace=_grace(form["grace"]),
        bonuses=bool(form["bonuses"]),
        order=form["order"],
        source=form["source"],
        publication=form["publication"],
    )


def ruleset(form: Form, scene: Scene) -> dict[str, Any]:
    """The rules with what the form changes in them; the event keeps this whole."""
    rules = rules_of(form["ruleset"], own_rules(scene.kept))
    rules["rack"]["put_back"] = form["put_back"]
    rules["master"]["from"] = form["master"]
    if form["one_and_one"]:
        rules["rack"].pop("early", None)
    return rules


def _rounds(form: Form) -> int:
    text = form["rounds"].strip()
    if form["length"] == "complete":
        return 0
    if not text.isdecimal() or not 1 <= int(text) <= MOST_ROUNDS:
        raise RoundsUnreadable(rounds=text, most=MOST_ROUNDS)
    return int(text)


def _grace(text: str) -> int:
    text = text.strip() or "0"
    if not text.isdecimal() or int(text) > LONGEST_GRACE:
        raise GraceUnreadable(grace=text, most=LONGEST_GRACE)
    return int(text)


def _name(scene: Scene) -> str:
    """Before the engine is there nobody knows what day it is."""
    if not scene.now:
        return ""
    date = scene.texts.date(scene.now, scene.zone)
    return scene.texts.gettext("Duplicate, %(date)s") % {"date": date}
