"""A new game of two, or by the Romanian rules of up to four: a form where only two names must be written."""

from typing import Any

from faristol.games.classic.opening import most_players
from faristol.screens.classic.opening import intents
from faristol.screens.classic.opening.form import AFTER, form_of, players_of
from faristol.screens.classic.opening.numbers import NUMBERS, numbers_of
from faristol.screens.classic.opening.own_rules import own_rules, rules_of
from faristol.screens.new_event import Options, list_of, lists_for, publications, words_told
from faristol.screens.own_rules import OwnRules, of_card
from faristol.screens.parts.people import people, sorted_by
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    t, form, own = scene.texts, form_of(scene), own_rules(scene.kept)
    rules = rules_of(form["ruleset"], own)
    several = most_players(rules) > 2 and len(players_of(form)) > 2
    return {
        "title": title(scene),
        "subtitle": None,
        "back": "#/",
        "back_name": t.gettext("Home"),
        "form": form,
        "rules": rules,
        "known": sorted((person["name"] for person in people(scene.kept)), key=sorted_by),
        "mine": of_card(form["ruleset"], own),
        "cards": ruleset_cards(scene),
        "most": most_players(rules),
        "several": several,
        "modes": _modes(t, several=several),
        "times": [
            ("25", t.gettext("25 minutes"), None),
            ("30", t.gettext("30 minutes"), None),
            ("other", t.gettext("Other"), None),
            ("none", t.gettext("No clock"), None),
        ],
        "time_hint": _time(rules, t),
        "time_is_theirs": form["time"] in [str(each) for each in rules["clock"]["minutes"]],
        "clocks": [
            ("program", t.gettext("This device"), None),
            ("table", t.gettext("A chess clock on the table"), None),
        ],
        "checks": [
            ("challenge", t.gettext("Only when a play is challenged"), None),
            ("at-once", t.gettext("As soon as a play is written"), None),
        ],
        "after": dict(zip(AFTER, (t.gettext("One more"), t.gettext("One more each")), strict=True)),
        "counts_racks": "racks" in rules_of(_base(form["ruleset"], own), [])["ends"]["played-out"],
        "number_problem": any(number.field in scene.problems for number in NUMBERS),
        "numbers": [(field, _names(t)[field], value) for field, value in numbers_of(rules).items()],
        "publications": publications(t),
        "words": words_told(scene),
        "event_lists": lists_for(scene, _language(scene)),
    }


def title(scene: Scene) -> str:
    several = most_players(rules_of(form_of(scene)["ruleset"], own_rules(scene.kept))) > 2
    t = scene.texts
    return t.gettext("A new game of two to four") if several else t.gettext("A new game of two")


def _base(card: str, own: list[OwnRules]) -> str:
    mine = of_card(card, own)
    return mine["base"] if mine else card


def ruleset_cards(scene: Scene) -> Options:
    """The documents, and the club's own rules."""
    t = scene.texts
    return [*_documents(t), *(_card(one, t) for one in own_rules(scene.kept))]


def _documents(t: Texts) -> Options:
    return [
        (
            "mallorca",
            t.gettext("Catalan, Mallorca"),
            t.gettext("with senyors; six turns without points end the game"),
        ),
        (
            "federation",
            t.gettext("Catalan, the federation"),
            t.gettext("a second challenge; more than ten minutes over the time lose the game"),
        ),
        (
            "romanian",
            t.gettext("Romanian"),
            t.gettext("two to seven tiles are exchanged; passing twice each ends the game"),
        ),
    ]


def _card(own: OwnRules, t: Texts) -> tuple[str, str, str | None]:
    base = next(label for value, label, _ in _documents(t) if value == own["base"])
    return own["id"], own["name"], t.gettext("our club's rules, from: %(rules)s") % {"rules": base}


def _modes(t: Texts, *, several: bool) -> Options:
    both = (
        t.gettext("Both at this tablet"),
        t.gettext("the program draws the tiles; the tablet is passed, and nobody sees the other's rack"),
    )
    all_ = (
        t.gettext("All at this tablet"),
        t.gettext("the program draws the tiles; the tablet is passed round, and nobody sees another's rack"),
    )
    return [
        ("tablet", *(all_ if several else both)),
        (
            "scorer",
            t.gettext("Beside a real board and bag"),
            t.gettext("somebody writes the plays; the program checks, counts and keeps the sheet"),
        ),
    ]


def _time(rules: dict[str, Any], t: Texts) -> str:
    minutes = [str(each) for each in rules["clock"]["minutes"] if each]
    if not minutes:
        return t.gettext("These rules name no time; you may agree on one.")
    return t.gettext("By these rules: %(minutes)s minutes. Another time is as you agree.") % {
        "minutes": ", ".join(minutes)
    }


def _names(t: Texts) -> dict[str, str]:
    """The numbers of the rules, as a club would say them."""
    return {
        "bonus": t.gettext("Points for all seven tiles"),
        "exchange_bag": t.gettext("Tiles in the bag, to exchange"),
        "exchange_least": t.gettext("Tiles exchanged, at least"),
        "overtime": t.gettext("Points for a minute over the time"),
        "lost_after": t.gettext("Minutes over the time that lose the game"),
        "lost_turns": t.gettext("Turns lost in a row that end the game"),
        "fruitless_turns": t.gettext("The same, exchanges counted"),
        "passes": t.gettext("Passes in a row that end the game"),
        "last_minutes": t.gettext("Minutes for a last turn"),
        "absence": t.gettext("Minutes to wait for an absent player"),
        "given_up": t.gettext("Points taken for giving up"),
    }


def _language(scene: Scene) -> str:
    language: str = rules_of(form_of(scene)["ruleset"], own_rules(scene.kept))["language"]
    return language


CLASSIC_SETUP = Screen(
    name="classic_setup",
    view=view,
    title=title,
    intents=intents.INTENTS,
    words=lambda scene: list_of(scene, _language(scene)),
    waits=False,
    lists=True,
    remembers=True,
)
