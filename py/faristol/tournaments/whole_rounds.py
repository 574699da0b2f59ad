"""A round with all that its tables handed in, as one value of a log."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from faristol.fields import Name, fit, reader
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_players import known
from faristol.tournaments.facts_of_rounds import ResultEntered, RoundDrafted, published_in, with_round
from faristol.tournaments.pairing import Draft, Paired
from faristol.tournaments.players import Player
from faristol.tournaments.published import Published, Sheet

Value = Mapping[str, Any]


def round_of(event: Tournament, number: int) -> dict[str, Any] | None:
    """Return a round as a log writes it, published or only drafted; None if there is none."""
    if number <= len(event.rounds):
        published = event.rounds[number - 1]
        whole = value_of_round(published)
        return {**whole, "order": [*event.order]} if number == len(event.rounds) else whole
    if event.draft and event.draft.number == number:
        return {**_value_of_draft(event.draft), "published": False}
    return None


def value_of_round(published: Published) -> dict[str, Any]:
    sheets = [
        {"board": board, **facts_of_sheet(each), "corrected": each.corrected}
        for board, each in sorted(published.sheets.items())
    ]
    others = {"without": [*published.without]} if published.without else {}
    return {
        **_value_of_draft(published.draft),
        "published": True,
        "closed": published.closed,
        "sheets": sheets,
        **others,
    }


def _value_of_draft(draft: Draft) -> dict[str, Any]:
    pairs = [
        {"first": pair.first, "second": pair.second, "why": _plain(pair.why), "met": [*pair.met]}
        for pair in draft.pairs
    ]
    tables = {"tables": [*draft.tables]} if draft.tables else {}
    byes = [{"player": player, "why": _plain(why)} for player, why in draft.byes]
    return {"pairs": pairs, "byes": byes, **tables}


def _plain(why: Any) -> dict[str, Any]:
    """Return a reason with lists, as a log has them."""
    details = {name: [*each] if isinstance(each, tuple) else each for name, each in why.details.items()}
    return {"code": why.code, "details": details}


def with_whole_round(event: Tournament, number: int, value: Value | None) -> Tournament:
    """Return the tournament with this round in place of its own, or as the next; None calls it off."""
    if value is None:
        fit(number == len(event.rounds) and not event.rounds[-1].sheets, "round")
        return replace(event, rounds=event.rounds[:-1], draft=None)
    fit(number <= event.next, "round")
    fit(number < event.next or not event.rounds or event.rounds[-1].closed, "round")
    draft = read_draft(event, number, value)
    if not value["published"]:
        fit(number == event.next, "round")
        return replace(event, draft=draft)
    published = Published(draft)
    sheets = {}
    for each in value["sheets"]:
        fact = ResultEntered({"type": "ResultEntered", "round": number, **each})
        why = each.get("corrected")
        sheets[fact.board] = replace(fact.as_sheet(event, published, why), corrected=why)
    without = tuple(value.get("without", ()))
    published = replace(published, sheets=sheets, without=without)
    if number < event.next:
        published = _with_notes(published, event.rounds[number - 1])
    fit(not (value["closed"] and published.missing), "closed")
    published = replace(published, closed=value["closed"])
    event = replace(event, players={**event.players, **_there(event, draft)})
    if number < event.next:
        return with_round(replace(event, draft=None), published)
    order = reader(tuple[Name, ...])(value.get("order", []))
    there = tuple(player for player in order if player in event.players)
    order = there or event.next_order
    done = replace(event, rounds=(*event.rounds, published), order=order, draft=None)
    return replace(done, locked=(), resting=(), halved=frozenset(), line_ups={})


def _there(event: Tournament, draft: Draft) -> dict[str, Player]:
    """Return those of a round who were entered for a later one: they count as there."""
    some = (event.players[player] for player in everybody(draft))
    return {each.id: replace(each, joined=draft.number) for each in some if each.joined > draft.number}


def _with_notes(published: Published, before: Published) -> Published:
    """Return a round with what else was noted here of the tables that it still has, and of itself."""
    others, beside, refused = dict[int, tuple[int, int]](), dict[int, Sheet](), dict[int, Sheet]()
    for board, pair, _ in before.boards:
        at = published.draft.table_of((pair.first, pair.second))
        if not at:
            continue
        turned = published.draft.by_table[at].first != pair.first
        if board in before.others:
            one, two = before.others[board]
            others[at] = (two, one) if turned else (one, two)
        for notes, moved in ((before.beside, beside), (before.refused, refused)):
            if board in notes:
                moved[at] = turned_sheet(notes[board]) if turned else notes[board]
    without = tuple(sorted({*published.without, *before.without}))
    return replace(
        published, others=others, beside=beside, refused=refused, without=without, clock=before.clock
    )


def turned_sheet(sheet: Sheet) -> Sheet:
    """Return a sheet as the second of the two would have it."""
    facts = facts_of_sheet(sheet, turned=True)
    result = replace(
        sheet.result,
        outcome=facts["outcome"],
        halves=tuple(facts["halves"]),
        score=tuple(facts["counts"]),
    )
    written = (sheet.written[1], sheet.written[0]) if sheet.written else None
    return replace(sheet, result=result, written=written, over_time=(sheet.over_time[1], sheet.over_time[0]))


def with_byes(event: Tournament, number: int, byes: Sequence[Value]) -> Tournament:
    """Return the tournament in which these rest in the round, who then count as there."""
    published = published_in(event, number)
    draft = read_draft(event, number, {**value_of_round(published), "byes": [*byes]})
    event = replace(event, players={**event.players, **_there(event, draft)})
    return with_round(event, replace(published, draft=draft))


def read_draft(event: Tournament, number: int, value: Value) -> Draft:
    read = RoundDrafted({"type": "RoundDrafted", "round": number, **value})
    pairs = tuple(Paired(pair.first, pair.second, pair.why, pair.met) for pair in read.pairs)
    draft = Draft(number, pairs, tuple((bye.player, bye.why) for bye in read.byes), read.tables)
    whose = everybody(draft)
    for player in [*whose, *(player for why in draft.reasons.values() for player in why.players)]:
        known(event, player)
    fit(len(whose) == len({*whose}), "pairs")
    fit(all(met < number for pair in pairs for met in pair.met), "pairs")
    fit(not read.tables or len({*read.tables}) == len(read.tables) == len(pairs), "tables")
    return draft


def everybody(draft: Draft) -> list[str]:
    """Return who has a table or rests in a round."""
    pairs = [player for pair in draft.pairs for player in (pair.first, pair.second)]
    return [*pairs, *(player for player, _ in draft.byes)]


def facts_of_sheet(sheet: Sheet, *, turned: bool = False) -> dict[str, Any]:
    """Return a sheet as it is written: what counts stays as it was. Turned, the second one is the first."""
    way = -1 if turned else 1
    result, decision = sheet.result, sheet.decision
    outcome = _TURNED.get(result.outcome, result.outcome) if turned else result.outcome
    return {
        "outcome": outcome,
        "score": [*sheet.written[::way]] if sheet.written else None,
        "over_time": [*sheet.over_time[::way]],
        "halves": [*result.halves[::way]],
        "counts": [*result.score[::way]],
        "clause": result.clause,
        "sheet": sheet.game,
        **({"unrated": True} if result.unrated else {}),
        **({"decision": asdict(decision)} if decision else {}),
    }


_TURNED = {
    f"{how}-{one}": f"{how}-{other}"
    for how in ("forfeit", "abandoned")
    for one, other in (("first", "second"), ("second", "first"))
}
