"""What the sentences on a tournament's log have in them beside the values of the entries."""

from collections.abc import Mapping
from typing import Any

from faristol.screens.parts.log_names import Names
from faristol.screens.tournament.amounts import figure_of
from faristol.screens.tournament.decisions import decision_sentence
from faristol.screens.tournament.figures import written_rating
from faristol.screens.tournament.pairings import OUTCOMES, over_time
from faristol.screens.tournament.prize_names import prize_name
from faristol.screens.tournament.round_clock import start_text
from faristol.screens.tournament.systems import system_name
from faristol.texts import N_, Texts
from faristol.tournaments.decision import BOTH_LOSE, Decision
from faristol.tournaments.facts import ArbitersNamed, RoundPlanned
from faristol.tournaments.facts_of_divisions import OfDivision
from faristol.tournaments.facts_of_evenings import EveningBegan
from faristol.tournaments.facts_of_fees import FeePaid, FeeSet, FeeSettled
from faristol.tournaments.facts_of_merging import DetailBrought, DifferenceFound, DifferenceKept
from faristol.tournaments.facts_of_players import PlayerChanged, RatingCorrected
from faristol.tournaments.facts_of_prizes import PrizesSet
from faristol.tournaments.facts_of_rounds import ResultDiffers, ResultEntered, RoundDrafted
from faristol.tournaments.facts_of_teams import BoardsOrdered
from faristol.tournaments.facts_of_time import StartPlanned
from faristol.tournaments.prizes import Prize
from faristol.tournaments.rounds import Start
from faristol.tournaments.terms import System

FIRST, SECOND = N_("the first"), N_("the second")
DETAILS = {
    "name": N_("Name"),
    "rating": N_("Rating"),
    "games": N_("Rated games so far"),
    "club": N_("Club"),
    "category": N_("Category"),
    "division": N_("Division"),
    "seed": N_("Initial order"),
    "table": N_("Fixed table"),
}
"""What may be put right of a player."""


def values(fact: Any, names: Names, t: Texts, zone: int) -> dict[str, str]:
    """Return the names of those who are meant, the pairs of a draft, and what a result counts."""
    details = {key: names[vars(fact)[key]] for key in ("first", "second") if key in vars(fact)}
    details |= _round(fact, names, t)
    match fact:
        case RoundDrafted(pairs=pairs, byes=byes):
            made = [f"{names[pair.first]} \u2013 {names[pair.second]}" for pair in pairs]
            details["drawn"] = ", ".join([*made, *(_rests(bye, names, t) for bye in byes)])
        case EveningBegan():
            details["here"] = _where(fact, names, t)
        case PlayerChanged():
            details["changes"] = _changes(fact, names, t)
        case PrizesSet():
            details["changes"] = prizes_changed(fact, names.before, t)
        case RatingCorrected(before=before, rating=rating):
            details |= {"before": written_rating(before, t), "rating": written_rating(rating, t)}
        case StartPlanned(hour=hour, day=day):
            details["start"] = start_text(Start(hour, day), t) or t.gettext("no time is planned")
        case BoardsOrdered(players=players):
            details["players"] = ", ".join(names[player] for player in players)
        case RoundPlanned(mode=mode, top=top):
            details["way"] = system_name(System(mode, top) if mode else None, t)
        case ArbitersNamed(arbiters=arbiters):
            details["names"] = ", ".join(arbiters) or t.gettext("nobody is named")
        case FeeSet():
            details["amount"] = _fee(fact, t)
        case FeePaid(cents=cents):
            details["amount"] = figure_of(cents, t)
        case FeeSettled(cents=cents):
            details["amount"] = t.gettext("the same as everybody") if cents is None else figure_of(cents, t)
        case ResultEntered():
            details["result"] = _result(fact, names, t)
        case DetailBrought() | DifferenceFound() | DifferenceKept():
            from faristol.screens.tournament.two_versions import in_one_line  # two tablets seldom meet

            details["what"] = in_one_line(fact.difference, names, t)
        case ResultDiffers(score=(one, two)):
            details["result"] = f"{one}\u2013{two}"
    return details


def _round(fact: Any, names: Names, t: Texts) -> dict[str, str]:
    """Return of which round it is, an evening on a ladder: also where only the next one is meant."""
    whose = vars(fact).get("player") or vars(fact).get("first") or ""
    number = vars(fact).get("round") or names.next_round(whose)
    said = t.gettext("evening %(n)s") if names.by_evening else t.gettext("round %(n)s")
    said %= {"n": number}
    return {"in_round": said, "Round": said[0].upper() + said[1:]}


def _rests(bye: Any, names: Names, t: Texts) -> str:
    half = bye.why.code == "bye-half"
    said = N_("%(player)s has a half-point bye.") if half else N_("%(player)s has the bye")
    return t.gettext(said).removesuffix(".") % {"player": names[bye.player]}


def _where(fact: EveningBegan, names: Names, t: Texts) -> str:
    """Return who is here, and of whom it was said why they are not."""
    told = [", ".join(names[player] for player in fact.here)]
    for said, players in (
        (N_("for the club: %(names)s"), fact.for_club),
        (N_("absent without notice: %(names)s"), fact.unannounced),
    ):
        if players:
            told.append(t.gettext(said) % {"names": ", ".join(names[player] for player in players)})
    return "; ".join(told)


def _changes(fact: PlayerChanged, names: Names, t: Texts) -> str:
    """Return what was put right of a player, as it was and as it is."""
    told, before = [], names.before
    for key, label in DETAILS.items():
        now, was = vars(fact)[key], before.get(key, getattr(PlayerChanged, key, None))
        if now != was:
            shown = f"{_detail(key, was, t)} \u2192 " if before else ""
            told.append(f"{t.gettext(label)}: {shown}{_detail(key, now, t)}")
    return ", ".join(told) or "\u2013"


def _detail(key: str, value: Any, t: Texts) -> str:
    return written_rating(value, t) if key == "rating" else str(value or "\u2013")


def prizes_changed(fact: PrizesSet, before: Mapping[str, Any], t: Texts) -> str:
    """Return which prizes are new or otherwise than before; where none is, what was taken away."""
    listed = [(prize_name(Prize(**vars(each)), t), each.what, each.cents) for each in fact.prizes]
    had = [
        (prize_name(Prize(**each), t), each.get("what", ""), each.get("cents", 0))
        for each in before.get("prizes", ())
    ]
    told = [
        " ".join(filter(None, [name, figure_of(cents, t) if cents else what]))
        for name, what, cents in listed
        if (name, what, cents) not in had
    ]
    gone = [name for name, what, cents in had if name not in {each[0] for each in listed}]
    told += [t.gettext("without %(prize)s") % {"prize": name} for name in gone]
    ways = [] if told or fact.way == before.get("way") else [t.gettext("how money is shared")]
    return ", ".join([*told, *ways]) or "\u2013"


def _fee(fact: FeeSet, t: Texts) -> str:
    """Return what playing costs, and what each category pays instead."""

    def money(cents: int) -> str:
        return f"{figure_of(cents, t)} {fact.currency}".strip()

    lower = (f"{each.group}: {money(each.cents)}" for each in fact.lower)
    return "; ".join([money(fact.cents), *lower])


def from_tablet(fact: Any, sentence: str, t: Texts) -> str:
    """Return the sentence with where a result came from, and the division that it is about."""
    match fact:
        case OfDivision(division=str(division)) if division and not isinstance(fact, BoardsOrdered):
            return f"{division}: {_with_tablet(fact, sentence, t)}"
    return _with_tablet(fact, sentence, t)


def _with_tablet(fact: Any, sentence: str, t: Texts) -> str:
    match fact:
        case ResultEntered(from_tablet=int(tablet)):
            where = t.gettext("from tablet %(tablet)s") % {"tablet": tablet}
            return f"{sentence} · {where}"
    return sentence


def _result(fact: ResultEntered, names: dict[str, str], t: Texts) -> str:
    """Return what it counts, how the game ended if not by itself, and what an arbiter decided."""
    counts = "\u2013".join(map(str, fact.counts))
    both = {"first": t.gettext(FIRST), "second": t.gettext(SECOND)}
    ended = t.gettext(OUTCOMES[fact.outcome]) % both if fact.outcome in OUTCOMES else ""
    late = over_time(fact.over_time, fact.score, fact.counts, tuple(both.values()), t)
    ended = ", ".join(filter(None, [ended, late]))
    decision = fact.decision or (Decision(BOTH_LOSE) if fact.outcome == "both-lost" else None)
    if decision is None:
        return ", ".join(filter(None, [counts, ended]))
    decided = decision_sentence(decision, names[decision.wins] if decision.wins else "", counts, t)
    return ". ".join(filter(None, [", ".join(filter(None, [counts, ended])), decided]))
