"""Two versions of one thing that look alike in short, told apart: what of it differs."""

from collections.abc import Callable, Mapping
from typing import Any

from faristol.screens.tournament.amounts import figure_of
from faristol.screens.tournament.prize_names import prize_name
from faristol.texts import N_, Texts
from faristol.tournaments.prizes import Prize

Names = Mapping[str, str]
SETTINGS = {
    "first_round": N_("Round one"),
    "scoring": N_("Order of the standings"),
    "lower_is_better": N_("On the rating list, lower numbers are stronger"),
    "points_first": N_("Players level on points meet before neighbours in the standings"),
    "plain_distance": N_("Add up the distances themselves, not their squares"),
    "strict_bye": N_("With an odd number, the last player always has the bye"),
    "late_exempt": N_("Late players get no bye while others can have it"),
    "forfeits_meet": N_("Players whose game was not played count as having met"),
    "clubs_apart": N_("Keep players from the same club apart if possible"),
    "bands": N_("Places that win a prize"),
    "certain_apart": N_("Keep apart those who cannot be caught"),
    "repeats_last": N_("Last rounds in which players may meet again"),
    "least_rounds": N_("Minimum rounds for a place"),
    "third": N_("A match for third place"),
    "replayed": N_("A drawn game is played again"),
    "double": N_("Double elimination"),
    "second_final": N_("A second final if the winner of the losers’ bracket wins the first"),
    "boards": N_("Boards in a match"),
    "bye_halves": N_("Half points for a bye"),
    "bye_differential": N_("Differential for a bye"),
    "limits": N_("Largest differential in a game"),
    "bye_within": N_("The limits apply to byes too"),
    "ladder": N_("Ladder rule"),
}
FIRST = {
    "halves": N_("Upper half against lower half"),
    "adjacent": N_("Neighbours in the initial order"),
    "lot": N_("By lot"),
}
SPLIT = {"place": N_("By place"), "shared": N_("Shared equally"), "hort": N_("Half and half")}


def _both_terms(ours: Any, theirs: Any, names: Names, t: Texts) -> tuple[str, str]:
    """Return what differs of how a tournament pairs and counts, where way and order are the same."""
    differ = [name for name in theirs if ours.get(name) != theirs[name]]
    return _settings(ours, differ, t), _settings(theirs, differ, t)


def _settings(value: Any, differ: list[str], t: Texts) -> str:
    known = [name for name in SETTINGS if name in differ]
    return "; ".join(f"{t.gettext(SETTINGS[name])}: {_figure(value.get(name), t)}" for name in known)


def _figure(value: Any, t: Texts) -> str:
    if isinstance(value, bool):
        return t.gettext("yes") if value else t.gettext("no")
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or t.gettext("nothing")
    if isinstance(value, dict):
        return ", ".join(_figure(each, t) for each in value.values())
    return t.gettext(FIRST[value]) if value in FIRST else str(value)


def _both_prizes(ours: Any, theirs: Any, names: Names, t: Texts) -> tuple[str, str]:
    """Return the prizes that only one of them has, with who wins them; or how the money is split."""
    one, two = (
        [_one_prize(each, value["currency"], names, t) for each in value["prizes"]]
        for value in (ours, theirs)
    )
    if sorted(one) == sorted(two):
        ways = [f"{t.gettext(SPLIT[each['way']])}, {_one_each(each, t)}" for each in (ours, theirs)]
        return ways[0], ways[1]
    return "; ".join(one), "; ".join(two)


def _one_prize(each: Any, currency: str, names: Names, t: Texts) -> str:
    prize = Prize(**each)
    amount = f"{figure_of(prize.cents, t)} {currency}" if prize.cents else ""
    winner = names.get(prize.player, "") if prize.player else ""
    some = (prize.division, prize_name(prize, t), prize.what, amount, winner)
    return ", ".join(dict.fromkeys(filter(None, some)))


def _one_each(value: Any, t: Texts) -> str:
    return t.gettext("one prize each at most") if value["one_each"] else t.gettext("several prizes each")


FULLY: Mapping[str, Callable[[Any, Any, Names, Texts], tuple[str, str]]] = {
    "terms": _both_terms,
    "prizes": _both_prizes,
}
"""How two versions are told apart that look alike in short."""
