"""Who plays in the tournament: before the first round a list to fill, after it one to keep right."""

from typing import Any

from faristol.games.commitment import as_words
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen
from faristol.screens.tournament.drawing import lots_missing
from faristol.screens.tournament.notes import notes
from faristol.screens.tournament.open_event import event_of, here, open_event
from faristol.screens.tournament.players import intents
from faristol.screens.tournament.players.advice import advice
from faristol.screens.tournament.undo import undo_label
from faristol.texts import Texts
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import PROVISIONAL, Player
from faristol.tournaments.terms import MANUAL, ROUND_ROBIN

UPCOMING = 4
"""So many rounds ahead an absence can be told at a tap."""


def view(scene: Scene) -> dict[str, Any]:
    event, t = event_of(scene), scene.texts
    edited = event.players.get(notes(scene).get("edited", ""))
    promise = promise_shown(scene)
    shown = _found(event, notes(scene).get("search", ""))
    return {
        "title": _title(scene),
        "subtitle": event.opened["name"],
        "back": f"{here(scene)}/players" if promise else here(scene) if event.rounds else "#/",
        "back_name": t.gettext("Home") if not event.rounds and not promise else t.gettext("The tournament"),
        "event": event,
        "here": here(scene),
        "playing": event.opened["language"],
        "undo": undo_label(open_event(scene), t),
        "rows": [_row(player, place, event, t) for place, player in shown],
        "search": notes(scene).get("search", ""),
        "searched": len(event.players) > 12 or bool(notes(scene).get("search")),
        "with_clubs": any(player.club for player in event.players.values()),
        "may_enter": not event.ended and not (event.rounds and event.terms.mode == ROUND_ROBIN),
        "count": _count(event, t),
        "pasted": notes(scene).get("list", ""),
        "lists": notes(scene).get("lists", 0),
        "edited": _person(edited, event) if edited else None,
        "advice": advice(event, t) if not event.ended else None,
        "lots_missing": lots_missing(event),
        "promise_shown": promise,
        **(_promised(scene, event) if promise else {}),
    }


def promise_shown(scene: Scene) -> bool:
    """The promise has a page of its own, so that the list may be put right and come back to."""
    event = event_of(scene)
    return scene.address.endswith("/players/promise") and lots_missing(event) and len(event.players) > 1


def _promised(scene: Scene, event: Tournament) -> dict[str, Any]:
    digest = event.opened["commitment"]
    return {
        "commitment": digest,
        "words": as_words(digest, event.opened["language"]),
        "qr": qr(f"sha256:{digest}"),
        "room": notes(scene).get("room", ""),
    }


def _title(scene: Scene) -> str:
    return scene.texts.gettext("The promise") if promise_shown(scene) else scene.texts.gettext("Players")


def _count(event: Tournament, t: Texts) -> str:
    """Those who are there for the next round."""
    there = [player for player in event.players.values() if player.plays_in(event.next)]
    players = t.ngettext("%(num)s player", "%(num)s players", len(event.players))
    if len(there) == len(event.players) or event.ended:
        return players % {"num": len(event.players)}
    in_round = t.ngettext(
        "%(num)s plays in round %(round)s", "%(num)s play in round %(round)s", len(there)
    ) % {"num": len(there), "round": event.next}
    return f"{players % {'num': len(event.players)}}, {in_round}"


def _found(event: Tournament, search: str) -> list[tuple[int, Player]]:
    """In the order of the classification, which at first is that of the ratings (MAL-T5)."""
    order = [(place, row.player) for place, row in enumerate(event.standings(), 1)]
    wanted = plain(search)
    return [each for each in order if wanted in plain(f"{each[1].name} {each[1].club}")]


def _row(player: Player, place: int, event: Tournament, t: Texts) -> dict[str, Any]:
    rating = PROVISIONAL if player.rating is None else player.rating
    return {
        "player": player,
        "place": place,
        "rating": _figure(rating, t),
        "unrated": player.rating is None,
        "marks": _marks(player, event, t),
    }


def _figure(rating: float, t: Texts) -> str:
    text = f"{rating:.2f}".rstrip("0").rstrip(".") if isinstance(rating, float) else str(rating)
    return text if t.language == "en" else text.replace(".", ",")


def _marks(player: Player, event: Tournament, t: Texts) -> list[tuple[str, str | None]]:
    marks: list[tuple[str, str | None]] = []
    names = event.players
    if player.withdrawn is not None:
        said = t.gettext("withdrawn from round %(n)s") if event.rounds else t.gettext("withdrawn")
        marks.append((said % {"n": player.withdrawn}, "warn"))
    marks += [
        (t.gettext("absent in round %(n)s") % {"n": n}, "warn")
        for n in sorted(player.absent)
        if n >= len(event.rounds)
    ]
    if player.joined > 1:
        marks.append((t.gettext("from round %(n)s on") % {"n": player.joined}, None))
    if player.id in event.resting:
        marks.append((t.gettext("rests in round %(n)s") % {"n": event.next}, "ok"))
    for sentence, pairs in (
        (t.gettext("meets %(name)s"), event.locked),
        (t.gettext("never meets %(name)s"), event.forbidden),
    ):
        others = (other for pair in pairs if player.id in pair for other in pair if other != player.id)
        marks += [(sentence % {"name": names[other].name}, None) for other in others if other in names]
    return marks


def _person(player: Player, event: Tournament) -> dict[str, Any]:
    """What can be done about one player."""
    others = sorted(
        (other for other in event.players.values() if other.id != player.id),
        key=lambda other: plain(other.name),
    )
    rating = "" if player.rating is None else f"{player.rating:g}"
    pairing = event.stage in ("players", "draft", "between") and event.next <= event.planned
    busy = {*event.resting, *(each for pair in event.locked for each in pair)}
    robin = event.terms.mode == ROUND_ROBIN
    return {
        "player": player,
        "rating": rating,
        "rating_open": not event.rounds or player.joined >= event.next,
        "removable": player.joined >= event.next,
        "upcoming": range(event.next, min(event.planned, event.next + UPCOMING - 1) + 1),
        "others": [(other.id, other.name) for other in others],
        "locked": [_other(player, pair, event) for pair in event.locked if player.id in pair],
        "forbidden": [_other(player, pair, event) for pair in event.forbidden if player.id in pair],
        "may_rest": pairing and not robin and player.plays_in(event.next) and player.id not in busy,
        "rests": player.id in event.resting,
        "may_lock": pairing and not robin and player.plays_in(event.next) and player.id not in busy,
        "may_forbid": not event.ended and not robin and event.terms.mode != MANUAL,
    }


def _other(player: Player, pair: tuple[str, str], event: Tournament) -> tuple[str, str]:
    other = next(each for each in pair if each != player.id)
    return other, event.players[other].name if other in event.players else "–"


TOURNAMENT_PLAYERS = Screen(
    name="tournament_players",
    view=view,
    title=_title,
    intents=intents.INTENTS,
)
