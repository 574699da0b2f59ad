"""What stands in the form of a new game of two: what the person chose, else what the rules say."""

import json
from collections.abc import Mapping
from typing import Any

from faristol.games.classic.errors import NameOfPlayerMissing, NoSuchMinutes
from faristol.games.classic.opening import CHECKS, CLOCKS, LONGEST_TIME, MODES, Choices
from faristol.screens.classic.opening.own_rules import own_rules, rules_of
from faristol.screens.scene import Scene
from faristol.texts import LANGUAGES

DOCUMENTS = ("mallorca", "federation", "romanian")
OF_THE_CLUB = "classic-club"
"""How the last one was played, kept on the device for the next."""

TIMES = ("25", "30", "other", "none")
AFTER = ("1", "2")
"""How many more turns are played once the round's time is over."""
NAMES = ("one", "two", "three", "four")
"""The third and the fourth are shown where the rules let more than two sit at the table."""
OF_THE_DAY = (*NAMES, "name", "round", "table", "place", "mode", "clocks")
"""What other rules do not change."""

Form = dict[str, str]


def form_of(scene: Scene) -> Form:
    return filled(scene.session.get("classic_setup") or {}, scene)


def filled(given: Mapping[str, str], scene: Scene) -> Form:
    """A box that is not ticked, and what is not shown, are not among the fields of a form."""
    known = {*DOCUMENTS, *(rules["id"] for rules in own_rules(scene.kept))}
    card = given["ruleset"] if given.get("ruleset") in known else _usual(scene, known)
    start = defaults(card, scene)
    form = {name: given.get(name, "") for name in start} if given else start
    form["ruleset"] = card
    for name, allowed in _ONE_OF.items():
        if form[name] not in allowed:
            form[name] = start[name]
    return form


_ONE_OF: dict[str, tuple[str, ...]] = {
    "mode": MODES,
    "time": TIMES,
    "clocks": CLOCKS,
    "check": CHECKS,
    "after": AFTER,
    "publication": tuple(LANGUAGES),
}


def _usual(scene: Scene, known: set[str]) -> str:
    """The rules of the last game; at first, those of the reader's language."""
    last = _last(scene).get("ruleset", "")
    return last if last in known else "romanian" if scene.settings.language == "ro" else "mallorca"


def _last(scene: Scene) -> Form:
    last: Form = json.loads(scene.kept.get(OF_THE_CLUB, "{}"))
    return last


def defaults(card: str, scene: Scene) -> Form:
    own, last = own_rules(scene.kept), _last(scene)
    rules = rules_of(card, own)
    chosen: Form = next((one["chosen"] for one in own if one["id"] == card), {})
    minutes = str(rules["clock"]["minutes"][0])
    return {
        **dict.fromkeys(NAMES, ""),
        "ruleset": card,
        "mode": last.get("mode", "tablet"),
        "time": minutes if minutes in TIMES else "none" if minutes == "0" else "other",
        "minutes": minutes if minutes not in (*TIMES, "0") else "",
        "clocks": last.get("clocks", "program"),
        "check": "challenge",
        "after": str(rules.get("stopping", {}).get("more", "1")),
        "strict": "on" if rules.get("forfeit", {}).get("strict") else "",
        "rest": "on" if rules["ends"]["played-out"].get("racks") else "",
        "name": "",
        "round": "",
        "table": "",
        "place": last.get("place", ""),
        "publication": rules["language"],
        **chosen,
    }


def changed(before: Form, given: Mapping[str, str], scene: Scene) -> Form:
    """Other rules bring their own numbers; what is of the day stays as it was written."""
    now = filled(given, scene)
    if now["ruleset"] == before["ruleset"]:
        return now
    return {**defaults(now["ruleset"], scene), **{name: now[name] for name in OF_THE_DAY}}


def kept_choices(form: Form) -> Form:
    """What a club's own rules remember of the form."""
    return {name: value for name, value in form.items() if name not in (*OF_THE_DAY, "ruleset")}


def for_next_time(form: Form) -> str:
    return json.dumps(
        {name: form[name] for name in ("ruleset", "mode", "clocks", "place")}, ensure_ascii=False
    )


def choices(form: Form) -> Choices:
    for player, field in enumerate(NAMES[:2], 1):
        if not form[field].strip():
            raise NameOfPlayerMissing(player=player).at(field)
    return Choices(
        name=form["name"],
        place=form["place"],
        round=form["round"],
        table=form["table"],
        mode=form["mode"],
        players=players_of(form),
        minutes=minutes_of(form),
        clocks=form["clocks"] if len(players_of(form)) == 2 else "program",
        publication=form["publication"],
        check=form["check"] if form["mode"] == "scorer" else "challenge",
    )


def players_of(form: Form) -> tuple[str, ...]:
    """The pair, whether it is written or not, and of the others those who are."""
    return (form["one"], form["two"], *(form[field] for field in NAMES[2:] if form[field].strip()))


def minutes_of(form: Form) -> int:
    """For each player; 0 for a game without a clock."""
    if form["time"] == "none":
        return 0
    text = form["minutes"].strip() if form["time"] == "other" else form["time"]
    if not text.isdecimal() or int(text) > LONGEST_TIME:
        raise NoSuchMinutes(minutes=text, most=LONGEST_TIME)
    return int(text)


def ruleset(form: Form, scene: Scene) -> dict[str, Any]:
    """The rules with what the form settles in them; the event keeps this whole."""
    rules = rules_of(form["ruleset"], own_rules(scene.kept))
    if "stopping" in rules:
        rules["stopping"]["more"] = int(form["after"])
    if "forfeit" in rules:
        rules["forfeit"]["strict"] = bool(form["strict"])
    played_out = rules["ends"]["played-out"]
    if "racks" not in played_out and form["rest"]:
        played_out["racks"] = played_out["clause"]
    return rules
