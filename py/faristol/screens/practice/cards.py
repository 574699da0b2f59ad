"""What home says in one line of an exercise book and of a game for one."""

from faristol.practice.days import is_of_a_day
from faristol.screens.parts.event_cards import Card, GoingOn
from faristol.screens.practice.solo_sentences import share
from faristol.texts import Texts, minutes_and_seconds, per_cent


def exercises_line(card: Card, t: Texts) -> str:
    sentence = t.ngettext(
        "Exercises · %(n)s question known", "Exercises · %(n)s questions known", card["known"]
    )
    return sentence % {"n": card["known"]}


def solo_line(card: Card, t: Texts) -> str:
    values = {"round": card["round"], "all": card["planned"], "percent": _percent(card, t)}
    if card.get("early"):
        return _early_line(card, t)
    if card.get("topping") is not None:
        return _topping_line(card, t)
    if is_of_a_day(card):
        return _line_of_the_day(card, values, t)
    if card["final"]:
        return t.gettext("Duplicate for one · finished, %(percent)s") % values
    if card["planned"]:
        return t.gettext("Duplicate for one · round %(round)s of %(all)s") % values
    return t.gettext("Duplicate for one · round %(round)s") % values


def _line_of_the_day(card: Card, values: dict[str, str], t: Texts) -> str:
    if card["final"]:
        return t.gettext("Game of the day · finished, %(percent)s") % values
    return t.gettext("Game of the day · round %(round)s of %(all)s") % values


def _early_line(card: Card, t: Texts) -> str:
    if card.get("topping") is not None:
        name = t.gettext("Topping")
    else:
        name = t.gettext("Game of the day") if is_of_a_day(card) else t.gettext("Duplicate for one")
    ended = t.ngettext("ended after %(num)s round", "ended after %(num)s rounds", card["rounds"])
    return f"{name} · {ended % {'num': card['rounds']}}"


def _topping_line(card: Card, t: Texts) -> str:
    values = {"round": card["round"], "all": card["planned"]}
    values |= {"time": minutes_and_seconds(1000 * card["topping"])}
    if card["final"]:
        return t.gettext("Topping · finished, %(time)s") % values
    if card["planned"]:
        return t.gettext("Topping · round %(round)s of %(all)s") % values
    return t.gettext("Topping · round %(round)s") % values


def series_line(card: Card, t: Texts) -> str:
    if card["alone"]:
        sentence = t.ngettext(
            "Serie de maxime · %(plays)s of %(n)s group",
            "Serie de maxime · %(plays)s of %(n)s groups",
            card["groups"],
        )
        return sentence % {"plays": card["plays"], "n": card["groups"]}
    sentence = t.ngettext(
        "Serie de maxime · %(n)s player", "Serie de maxime · %(n)s players", card["players"]
    )
    return sentence % {"n": card["players"]}


def series_going_on(card: Card, t: Texts) -> GoingOn:
    fact = t.gettext("%(name)s: the time is running") % {"name": card["name"]}
    return GoingOn(fact, t.gettext("Go on with the series"))


def _percent(card: Card, t: Texts) -> str:
    return per_cent(share(card["points"], card["possible"]), t.language)
