"""What the sentences on a tournament's log have in them beside the values of the entries."""

from typing import Any

from faristol.screens.tournament.amounts import figure_of
from faristol.screens.tournament.decisions import decision_sentence
from faristol.screens.tournament.figures import written_rating
from faristol.screens.tournament.pairings import OUTCOMES
from faristol.screens.tournament.round_clock import start_text
from faristol.screens.tournament.systems import system_name
from faristol.texts import N_, Texts
from faristol.tournaments.decision import BOTH_LOSE, Decision
from faristol.tournaments.facts import ArbitersNamed, RoundPlanned
from faristol.tournaments.facts_of_divisions import OfDivision
from faristol.tournaments.facts_of_evenings import EveningBegan
from faristol.tournaments.facts_of_fees import FeePaid, FeeSet, FeeSettled
from faristol.tournaments.facts_of_merging import DetailBrought, DifferenceFound, DifferenceKept
from faristol.tournaments.facts_of_players import RatingCorrected
from faristol.tournaments.facts_of_rounds import ResultDiffers, ResultEntered, RoundDrafted
from faristol.tournaments.facts_of_teams import BoardsOrdered
from faristol.tournaments.facts_of_time import StartPlanned
from faristol.tournaments.rounds import Start
from faristol.tournaments.terms import System

FIRST, SECOND = N_("the first"), N_("the second")


def values(fact: Any, names: dict[str, str], t: Texts, zone: int) -> dict[str, str]:
    """Return the names of those who are meant, the pairs of a draft, and what a result counts."""
    details = {key: names[vars(fact)[key]] for key in ("first", "second") if key in vars(fact)}
    match fact:
        case RoundDrafted(pairs=pairs, byes=byes):
            made = [f"{names[pair.first]} \u2013 {names[pair.second]}" for pair in pairs]
            details["drawn"] = ", ".join([*made, *(names[bye.player] for bye in byes)])
        case EveningBegan(here=here):
            details["here"] = ", ".join(names[player] for player in here)
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
    decision = fact.decision or (Decision(BOTH_LOSE) if fact.outcome == "both-lost" else None)
    if decision is None:
        return ", ".join(filter(None, [counts, ended]))
    decided = decision_sentence(decision, names[decision.wins] if decision.wins else "", counts, t)
    return ". ".join(filter(None, [", ".join(filter(None, [counts, ended])), decided]))
