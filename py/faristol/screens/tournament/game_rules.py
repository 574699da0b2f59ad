"""What the rules of its games mean for a tournament: a sentence each, with its clause."""

from collections.abc import Iterator
from typing import Any

from faristol.rulesets.table_games import TournamentRules
from faristol.screens.rules_of_two import asked as of_a_game
from faristol.screens.scene import Scene
from faristol.texts import Texts
from faristol.tournaments.rules import POINTS, absence, clause_of_start, only_points

Cited = tuple[str, str | None]
"""A sentence and its clause."""


def name_of(rules: TournamentRules, t: Texts) -> str:
    names = {
        "mallorca": t.gettext("Catalan, Mallorca"),
        "federation": t.gettext("Catalan, the federation"),
        "romanian": t.gettext("Romanian"),
        POINTS: t.gettext("Only the points count"),
    }
    return rules.club or names.get(rules.id, rules.id)


def ruleset(card: str, scene: Scene, language: str = "ca") -> dict[str, Any]:
    """Return the rules with what a club's own rules settle; the first entry keeps them whole."""
    if card == POINTS:
        return only_points(language)
    return of_a_game.ruleset(of_a_game.RULES.usual(card, scene))


def rule_sentences(rules: TournamentRules, minutes: int | None, *, named: bool, t: Texts) -> list[Cited]:
    """Return the sentences in the order in which a round meets them."""
    return [
        _start(rules, named=named, t=t),
        *_time(rules, minutes, t),
        *overtime(rules, t),
        *_stopping(rules, t),
        *_absence(rules, t),
        *_abandoning(rules, t),
    ]


def overtime(rules: TournamentRules, t: Texts) -> Iterator[Cited]:
    rule = rules.overtime
    if rule is None:
        return
    cost = t.ngettext(
        "A player over time loses %(n)s point for each minute begun.",
        "A player over time loses %(n)s points for each minute begun.",
        rule.points,
    )
    yield cost % {"n": rule.points}, rule.clause
    if lost := rule.lost:
        loses = t.ngettext(
            "A player more than %(n)s minute over time loses.",
            "A player more than %(n)s minutes over time loses.",
            lost.minutes,
        )
        yield loses % {"n": lost.minutes}, lost.clause


def _start(rules: TournamentRules, *, named: bool, t: Texts) -> Cited:
    starts = t.gettext("The first-named player starts.") if named else t.gettext("A tile decides who starts.")
    return starts, clause_of_start(rules, named=named)


def _time(rules: TournamentRules, minutes: int | None, t: Texts) -> Iterator[Cited]:
    """Return the time without a clause where it is the organiser's own and not the document's."""
    if not minutes:
        return
    clock = rules.clock
    each = t.ngettext(
        "Each player has %(n)s minute for the game.", "Each player has %(n)s minutes for the game.", minutes
    )
    yield each % {"n": minutes}, clock.clause if clock and minutes in clock.minutes else None
    if clock and clock.late_play:
        yield t.gettext("No play is valid once the time is over."), clock.late_play


def _stopping(rules: TournamentRules, t: Texts) -> Iterator[Cited]:
    if rule := rules.stopping:
        ends = t.ngettext(
            "When the time of the round is over, the current turn is completed and %(n)s more is "
            "played, at most %(minutes)s minutes a play; no tiles are counted.",
            "When the time of the round is over, the current turn is completed and %(n)s more are "
            "played, at most %(minutes)s minutes a play; no tiles are counted.",
            rule.more,
        )
        yield ends % {"n": rule.more, "minutes": rule.minutes}, rule.clause


def _absence(rules: TournamentRules, t: Texts) -> Iterator[Cited]:
    (one, two), clause, _ = absence(rules)
    details = {"minutes": rules.absence and rules.absence.minutes, "one": one, "two": two}
    if rules.absence:
        late = t.gettext("A player more than %(minutes)s minutes late loses: %(one)s–%(two)s.")
    else:
        late = t.gettext(
            "A player who does not come loses, %(one)s–%(two)s, as is usual in clubs: the rules do "
            "not cover it, and the arbiters may decide otherwise."
        )
    yield late % details, clause


def _abandoning(rules: TournamentRules, t: Texts) -> Iterator[Cited]:
    if points := rules.abandoning.points:
        loses = t.ngettext(
            "A player who gives up loses the game and %(n)s point.",
            "A player who gives up loses the game and %(n)s points.",
            points,
        )
        yield loses % {"n": points}, rules.abandoning.clause
    else:
        keeps = t.gettext(
            "A player who gives up loses the game and keeps the points: the rules do not cover it, and "
            "the arbiters may decide otherwise."
        )
        yield keeps, rules.abandoning.clause
