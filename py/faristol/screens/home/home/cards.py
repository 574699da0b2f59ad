"""What home says of an event in one line, by its kind."""

from collections.abc import Callable
from typing import Any

from faristol.screens.practice.solo_said import share
from faristol.screens.scene import Scene
from faristol.texts import Texts, per_cent

Card = dict[str, Any]


def row(card: Card, scene: Scene) -> dict[str, Any]:
    """As it stands in a list of events."""
    return {
        "id": f"event-{card['stream']}",
        "href": f"#/event/{card['stream']}",
        "title": card["name"],
        "detail": detail(card, scene.texts),
        "when": scene.texts.when(card["at"], scene.now, scene.zone),
        "data": {},
    }


def detail(card: Card, t: Texts) -> str:
    return DETAILS[card["kind"]](card, t)


def going_on(card: Card, t: Texts) -> dict[str, str]:
    """Of an event that runs: that it does, and the button that goes on with it."""
    if card["kind"] == "classic":
        return {
            "fact": t.gettext("%(name)s: the game is running") % card,
            "go_on": t.gettext("Go on with the game"),
        }
    said = {"name": card["name"], "n": max(card["round"], 1)}
    return {
        "fact": t.gettext("%(name)s: round %(n)s is running") % said,
        "go_on": t.gettext("Go on with round %(n)s") % said,
    }


def _of_draws(card: Card, t: Texts) -> str:
    if card["phase"] == "committed":
        return t.gettext("Draw · waiting for the room's words")
    if card["phase"] == "over":
        return t.ngettext("Draw · over, %(n)s round", "Draw · over, %(n)s rounds", card["round"]) % {
            "n": card["round"]
        }
    return t.gettext("Draw · round %(n)s running") % {"n": card["round"]}


def _of_duplicate(card: Card, t: Texts) -> str:
    if card["phase"] == "players":
        players = card["players"]
        sentence = t.ngettext(
            "Duplicate · not begun, %(n)s player", "Duplicate · not begun, %(n)s players", players
        )
        return sentence % {"n": players}
    if card["phase"] == "over":
        if card.get("final"):
            sentence = t.ngettext(
                "Duplicate · finished, %(n)s player", "Duplicate · finished, %(n)s players", card["players"]
            )
            return sentence % {"n": card["players"]}
        return t.gettext("Duplicate · over, the results are not final yet")
    sentence = t.ngettext(
        "Duplicate · round %(round)s · %(n)s player",
        "Duplicate · round %(round)s · %(n)s players",
        card["players"],
    )
    return sentence % {"round": max(card["round"], 1), "n": card["players"]}


def _of_classic(card: Card, t: Texts) -> str:
    if len(card["players"]) > 2:
        return _of_several(card, t)
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("Two players · not begun")
    said = dict(zip(("one", "two"), card["scores"], strict=True))
    if card.get("computer"):
        return _against_the_computer(card, said, t)
    if card["final"]:
        return t.gettext("Two players · finished, %(one)s–%(two)s") % said
    return t.gettext("Two players · %(one)s–%(two)s") % said


def _of_several(card: Card, t: Texts) -> str:
    said = {"n": len(card["players"]), "points": "–".join(map(str, card["scores"]))}
    if card["phase"] in ("waiting", "start", "racks"):
        return t.gettext("%(n)s players · not begun") % said
    if card["final"]:
        return t.gettext("%(n)s players · finished, %(points)s") % said
    return t.gettext("%(n)s players · %(points)s") % said


def _against_the_computer(card: Card, said: dict[str, int], t: Texts) -> str:
    if card["final"]:
        return t.gettext("Against the computer · finished, %(one)s–%(two)s") % said
    return t.gettext("Against the computer · %(one)s–%(two)s") % said


def _of_tournament(card: Card, t: Texts) -> str:
    said = {"round": card["round"], "n": card["players"]}
    if card["final"]:
        sentence = t.ngettext(
            "Swiss tournament · finished, %(n)s player",
            "Swiss tournament · finished, %(n)s players",
            card["players"],
        )
        return sentence % said
    sentence = t.ngettext(
        "Swiss tournament · round %(round)s · %(n)s player",
        "Swiss tournament · round %(round)s · %(n)s players",
        card["players"],
    )
    return sentence % said


def _of_correspondence(card: Card, t: Texts) -> str:
    said = {"one": card["scores"][0], "two": card["scores"][1], "turn": card["turn"]}
    if card["final"]:
        return t.gettext("Correspondence · finished, %(one)s–%(two)s") % said
    return t.gettext("Correspondence · turn %(turn)s · %(one)s–%(two)s") % said


def _of_competition(card: Card, t: Texts) -> str:
    if card["phase"] == "players":
        players = card["players"]
        sentence = t.ngettext(
            "Competition by letter · not begun, %(n)s player",
            "Competition by letter · not begun, %(n)s players",
            players,
        )
        return sentence % {"n": players}
    if card["final"]:
        return t.gettext("Competition by letter · finished")
    missing = card["missing"]
    sentence = t.ngettext(
        "Competition by letter · %(n)s game is going on",
        "Competition by letter · %(n)s games are going on",
        missing,
    )
    return sentence % {"n": missing}


def _of_exercises(card: Card, t: Texts) -> str:
    sentence = t.ngettext(
        "Exercises · %(n)s question known", "Exercises · %(n)s questions known", card["known"]
    )
    return sentence % {"n": card["known"]}


def _of_solo(card: Card, t: Texts) -> str:
    said = {"round": card["round"], "all": card["planned"], "percent": _percent(card, t)}
    if card["final"]:
        return t.gettext("Duplicate for one · finished, %(percent)s") % said
    if card["planned"]:
        return t.gettext("Duplicate for one · round %(round)s of %(all)s") % said
    return t.gettext("Duplicate for one · round %(round)s") % said


def _percent(card: Card, t: Texts) -> str:
    return per_cent(share(card["points"], card["possible"]), t.language)


DETAILS: dict[str, Callable[[Card, Texts], str]] = {
    "draws": _of_draws,
    "duplicate": _of_duplicate,
    "classic": _of_classic,
    "solo": _of_solo,
    "tournament": _of_tournament,
    "correspondence": _of_correspondence,
    "competition": _of_competition,
    "exercises": _of_exercises,
}
