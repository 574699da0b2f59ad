"""The tablets of a tournament: the director's screen, a table's tablet, a player's telephone, as scenes."""

import json
from dataclasses import replace
from typing import Any

from drivers.director import Director
from drivers.match import Match
from drivers.sessions import session
from faristol.kinds import fold_log
from faristol.room.guest import Guest
from faristol.room.messages import Do
from faristol.room.seats import Seats, Tablet
from faristol.rulesets import ruleset_data
from faristol.screens.public.room import Room
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.session import Session
from faristol.screens.tournament.seats import seat_states
from faristol.screens.tournament.table.own_table import OWN_NAME, WRITTEN, Written
from faristol.tournaments import opening
from faristol.tournaments.from_tablets import SentResult, enter_sent
from faristol.tournaments.players import Player
from screens.states.tablets import GUEST, KEY, OPEN, Scenes, tablets
from screens.states.tournaments import handed_in, named

ROOM = replace(
    OPEN, seats=Seats({1: Tablet(1, 1, "player", 1, "ab"), 2: Tablet(2, 2, "telephone", None, "cd")})
)


def of_all(scene: Scenes, name: str) -> dict[str, Scene]:
    """Return the tablets of every kind of event."""
    own = _directors(scene, name) | _tables(scene, name) | _telephones(scene, name)
    return tablets(scene, name) | own


def published(name: str) -> Director:
    return named(name, ruleset=ruleset_data("federation"), minutes=30).pair().publish()


def sent(made: Director, *scores: tuple[int, int], game: str = "") -> Director:
    """Let table one send these results, one after another."""
    pair = made.state.rounds[-1].draft.pairs[0]
    for score in scores:
        result = SentResult(1, 1, len(made.state.rounds), (pair.first, pair.second), score, game)
        made.do(enter_sent, result)
    return made


def _directors(scene: Scenes, name: str) -> dict[str, Scene]:
    at = "#/event/id/room"
    first_by_hand = sent(handed_in(published(name), 1), (1, 2)).undo()
    one = {"tournament": {"chosen": {"round": 1, "board": 1}}}
    return {
        "tournament, tablets, closed": scene(at, published(name)),
        "tournament, tablets, open": scene(at, published(name), room=ROOM),
        "tournament, two results": scene(at, sent(published(name), (400, 300), (300, 400)), room=ROOM),
        "tournament, another result": scene("#/event/id", sent(published(name), (400, 300), (300, 400))),
        "tournament, only another result": scene("#/event/id", first_by_hand),
        "tournament, a game from a tablet": scene(
            "#/event/id", sent(published(name), (400, 300), game="#"), session=one
        ),
    }


def _tables(scene: Scenes, name: str) -> dict[str, Scene]:
    made = published(name)
    pair = made.state.rounds[0].draft.pairs[0]
    ids = pair.first, pair.second
    table, in_ = guest_of(made), guest_of(sent(published(name), (400, 300)))
    by_director = guest_of(handed_in(published(name), 1))
    result = Do(KEY, "seat.result", 1, "400–300", None, ids)
    on_its_way = replace(table, slip=result)
    refused = replace(by_director, slip=result, answer="tournament.another-result")

    def writes(**written: Any) -> Session:
        return session().put(WRITTEN, Written(**written), about=" ".join(("1", *ids)))

    both = {"first": "400", "second": "300", "ready": True}
    tables: dict[str, tuple[Guest | None, Session]] = {
        "table, nobody's": (None, session()),
        "table, nothing told": (replace(GUEST, seated=True), session()),
        "table, nothing that can be read": (replace(table, knows={"kind": "tournament"}), session()),
        "table, before the first round": (guest_of(named(name)), session()),
        "table, free": (guest_of(made, table=9), session()),
        "table, pairing": (table, session()),
        "table, only points": (guest_of(named(name, names_starts=False).pair().publish()), session()),
        "table, written": (table, writes(first="400", second="")),
        "table, asked": (table, writes(**both)),
        "table, one agrees": (table, writes(**both, agreed=(0,))),
        "table, on its way": (on_its_way, session()),
        "table, received": (replace(in_, slip=result, answer="received"), session()),
        "table, refused": (refused, session()),
        "table, unlinked": (replace(table, link_state="silent"), session()),
        "table, over": (guest_of(handed_in(published(name)).close()), session()),
        "join, in a tournament": (table, session()),
    }
    shown = {
        label: scene("#/join" if label.startswith("join") else "#/table", room=room, session=half)
        for label, (room, half) in tables.items()
    }
    names = [made.state.players[id].name for id in ids]
    card = {"kind": "classic", "stream": "game", "name": name, "players": names, "final": True, "at": 1}
    score = {"score": [400, 300], "winner": 1, "way": "played-out", "lost": [], "decided": False}
    games = {
        "table, a game is on": {**card, "final": False},
        "table, a game is over": {**card, "result": score},
        "table, a game for the director": {**card, "result": {**score, "way": "absent"}},
    }
    playing = {label: replace(scene("#/table", room=table), cards=(game,)) for label, game in games.items()}
    over = Match("mallorca", players=(name, "Pau"), name=name, place=name).begin().play("H8 CASA")
    over.passes(6).settle("", "")
    playing["table, the sheet of its game"] = scene("#/event/id", over, room=table)
    problem = replace(scene("#/table", room=table), problems={"first": "!"})
    return {**shown, **playing, "table, no points": problem}


def _telephones(scene: Scenes, name: str) -> dict[str, Scene]:
    made = published(name)
    resting = named(name, 5).pair().publish()
    rests = resting.state.rounds[0].draft.byes[0][0]
    away = named(name)
    telephones = {
        "telephone, whose": (made, ""),
        "telephone, of nobody": (made, "p99"),
        "telephone, pairing": (made, "p1"),
        "telephone, replies": (made, made.state.rounds[0].draft.pairs[0].second),
        "telephone, in": (handed_in(published(name)), "p1"),
        "telephone, rests": (resting, rests),
        "telephone, before the first round": (away, "p1"),
        "telephone, came late": (published(name).do(opening.enter_player, Player("p9", name)), "p9"),
    }
    coming = replace(GUEST, role="telephone", table=None)
    joining = {
        "join, telephone": coming,
        "join, telephone in": replace(coming, seated=True, link_state="open"),
        "join, tables only": replace(coming, refused="tables-only"),
        "join, no judges": replace(coming, role="judge", refused="no-judges"),
    }
    shown = {
        label: scene("#/table", room=guest_of(made, None), session=session().put(OWN_NAME, own))
        for label, (made, own) in telephones.items()
    }
    return shown | {label: scene("#/join", room=guest) for label, guest in joining.items()}


def guest_of(made: Director, table: int | None = 1) -> Guest:
    """Return the guest at a table, or a player's telephone, that knows what the host tells it."""
    log: Any = fold_log(made.entries)
    event = OpenEvent("id", log.kind, tuple(made.entries), log.state)
    role: Any = "telephone" if table is None else "player"
    seat = Tablet(1, 1, role, table, "ab")
    knows = json.loads(json.dumps(seat_states(Room(event, made.entries[-1]["at"], 60), [seat])[1]))
    return replace(GUEST, role=role, link_state="open", seated=True, knows=knows, table=table)
