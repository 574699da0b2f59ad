"""The results of a duplicate, at any time: the classification, round by round, player by player."""

from typing import Any

from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.results import finished, percent
from faristol.games.duplicate.rounds import Round
from faristol.games.duplicate.standings import Row, master_total, standings
from faristol.games.verification import verify
from faristol.practice.lost_racks import of_duplicate
from faristol.screens.board.squares import Rows, rows
from faristol.screens.duplicate.open_event import event_of, open_event
from faristol.screens.duplicate.questions import WRONG
from faristol.screens.duplicate.results import correcting, tables, two_rooms
from faristol.screens.duplicate.results.intents import FINAL, INTENTS
from faristol.screens.duplicate.results.place import LISTED, Place, address, after, chosen, place_of
from faristol.screens.duplicate.results.printing import sheets
from faristol.screens.duplicate.undo import undo_label
from faristol.screens.lost_racks import practising
from faristol.screens.parts.clock_time import hour
from faristol.screens.parts.faces import faces
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen
from faristol.screens.sealed.promise import compared
from faristol.texts import Texts, per_cent, score


def view(scene: Scene) -> dict[str, Any]:
    opened, event, t, place = open_event(scene), event_of(scene), scene.texts, place_of(scene)
    here = f"#/event/{opened.stream}"
    return {
        "title": title(scene),
        "subtitle": event.opened["name"],
        **_way_back(scene, event, place),
        "page": place.page,
        "clauses": tables.clauses(event),
        "event": event,
        "stage": event.stage,
        "playing": event.tile_set.language,
        "here": here,
        "results": address(scene),
        "done": len(finished(event)),
        "may_write": opened.writing and opened.broken is None and not event.final,
        "undo": undo_label(opened, t),
        "asked_final": scene.session.get(FINAL),
        "asked_wrong": scene.session.get(WRONG),
        "form": correcting.form(scene, t),
        "opening": scene.opening,
        "printed": sheets(scene, place),
        **_SHOWN[place.page](scene, event, place),
    }


def title(scene: Scene) -> str:
    event, t, place = event_of(scene), scene.texts, place_of(scene)
    if place.round:
        return t.gettext("Round %(n)s") % {"n": place.round.number}
    if place.player:
        return place.player.name
    return t.gettext("Final results") if event.final else t.gettext("Results")


def _way_back(scene: Scene, event: Duplicate, place: Place) -> dict[str, Any]:
    t = scene.texts
    if place.page != "classification":
        return {"back": address(scene), "back_name": t.gettext("Results")}
    if event.stage == "over":
        return {"back": "#/", "back_name": t.gettext("Home")}
    return {"back": f"#/event/{open_event(scene).stream}", "back_name": t.gettext("The round")}


def _classification(scene: Scene, event: Duplicate, place: Place) -> dict[str, Any]:
    t, until, done = scene.texts, after(scene), finished(event)
    part = _part(scene, len(event.players))
    last = until or len(done)
    placed, masters = standings(event, until), master_total(event, until)
    return {
        "rows": tables.classification(placed, masters, t, slice(part * LISTED, (part + 1) * LISTED)),
        "parts": _parts(part, len(event.players), t),
        "after": last,
        "all_shown": until is None,
        "before_it": last - 1 if last > 1 else len(done),
        "after_it": last + 1 if until else 1,
        "rounds": [tables.round_line(event, round_) for round_ in reversed(done)],
        "bonus_rows": tables.bonus_list(placed, t),
        "masters": masters,
        "leaders": _leaders(placed, t) if done else None,
        **(_over(scene, event) if event.stage == "over" else {}),
    }


def _leaders(placed: list[Row], t: Texts) -> dict[str, Any]:
    first = [row for row in placed if row.rank == 1]
    names = ", ".join(row.player.name for row in first)
    return {"names": names, "total": score(first[0].total if first else 0, t.language)}


def _part(scene: Scene, rows_: int) -> int:
    return min(max(0, chosen(scene).part), max(0, (rows_ - 1) // LISTED))


def _parts(now: int, rows_: int, t: Texts) -> list[dict[str, Any]]:
    """A long list in parts: 1–50, 51–100 …"""
    if rows_ <= LISTED:
        return []
    starts = range(0, rows_, LISTED)
    return [
        {"part": n, "label": f"{start + 1}–{min(start + LISTED, rows_)}", "now": n == now}
        for n, start in enumerate(starts)
    ]


def _over(scene: Scene, event: Duplicate) -> dict[str, Any]:
    sealed = event.opened["source"] == "committed"
    published = event.draws.published
    entries = open_event(scene).entries
    verdict = verify(entries) if published else None
    return {
        "ended": event.draws.ended,
        "claims_clause": event.ruleset["claims"].get("clause"),
        "claims_minutes": event.ruleset["claims"]["minutes"],
        "claims_until": hour(event.claims_until, scene.zone) if event.claims_until else None,
        "claims_over": bool(event.claims_until and event.claims_until <= scene.now),
        "reopening": chosen(scene).reopening and event.final,
        "other_room": two_rooms.shown(scene),
        "sealed": sealed,
        "secret": event.draws.secret,
        "qr": qr(f"{event.draws.secret} {event.draws.room}") if published else None,
        "verdict": verdict,
        "compared": compared(verdict, event.tile_set.language) if verdict else None,
        "backed_up": _backed_up(entries),
    }


def _backed_up(entries: tuple[dict[str, Any], ...]) -> bool:
    """Whether a file left after the last thing that was done."""
    return bool(entries) and entries[-1]["type"] == "Exported"


def _round(scene: Scene, event: Duplicate, place: Place) -> dict[str, Any]:
    round_, t = place.round, scene.texts
    assert round_ and round_.master
    made = tables.round_plays(event, round_, t)
    part = _part(scene, len(made))
    of_round, shown = chosen(scene).shown or (0, "")
    play = shown if of_round == round_.number else None
    done = [each.number for each in finished(event)]
    at = done.index(round_.number)
    return {
        "round": round_,
        "may_mark_wrong": open_event(scene).writing and event.stage != "over" and not round_.master.wrong,
        "line": tables.round_line(event, round_),
        "plays": made[part * LISTED : (part + 1) * LISTED],
        "parts": _parts(part, len(made), t),
        "nulls": tables.round_nulls(event, round_, t),
        "missing": tables.round_missing(event, round_, t),
        "shown": round_.master.play if play is None else play,
        "squares": _squares(event, round_, play, t),
        "rack_tiles": faces(event.tile_set, event.tile_set.sort(round_.rack), t),
        "places": event.draws.rule.size,
        "previous": done[at - 1],
        "following": done[at + 1] if at + 1 < len(done) else None,
        "first_round": done[0],
        "following_line": tables.round_line(event, event.rounds[done[at + 1] - 1])
        if at + 1 < len(done)
        else None,
    }


def _squares(event: Duplicate, round_: Round, play: str | None, t: Texts) -> Rows:
    """The master play on the board; or the board as the players had it, with the play that was tapped."""
    assert round_.master
    if play is None or play == round_.master.play:
        return rows(event.tile_set, round_.board_after, t, last=tuple(round_.master.laid))
    asked = tables.read(event.tile_set, play) if play else None
    new = dict(zip(asked.squares, asked.word, strict=False)) if asked else {}
    return rows(event.tile_set, round_.board, t, new=new)


def _player(scene: Scene, event: Duplicate, place: Place) -> dict[str, Any]:
    player, t = place.player, scene.texts
    assert player
    placed = standings(event)
    at = next(at for at, row in enumerate(placed) if row.player.id == player.id)
    row = placed[at]
    master = master_total(event)
    following = placed[(at + 1) % len(placed)]
    return {
        "player": player,
        "turns": tables.player_game(event, player.id, t),
        "rank": "–" if row.rank is None else row.rank,
        "total": score(row.total, t.language),
        "played": row.played,
        "percent": per_cent(percent(row.played, master), t.language),
        "missed": master - row.played,
        "masters": row.masters,
        "tie": tables.tie(placed, at, t),
        "bonuses": [(bonus.round, score(bonus.points, t.language)) for bonus in row.bonuses],
        "following": following.player,
        "practise": practising.offer(scene, of_duplicate(event, player.id)),
    }


_SHOWN = {"classification": _classification, "round": _round, "player": _player}


def _words(scene: Scene) -> Any:
    """Slips are ruled by the event's own list, which is opened once one is to be put right."""
    event = event_of(scene)
    return event.opened["lexicon"] if chosen(scene).edit and not event.final else None


RESULTS = Screen(name="results", view=view, title=title, intents=INTENTS, words=_words, remembers=True)
