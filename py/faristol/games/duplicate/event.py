"""A duplicate as its log tells it: the fold, and nothing else. What may happen next is in judging.py."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from faristol.core.board import Board
from faristol.core.letters import tile
from faristol.core.placement import PlayRules
from faristol.core.tiles import Tiles, TileSet, take
from faristol.games import draws as drawing
from faristol.games.clock import Clock
from faristol.games.draws import Draws
from faristol.games.duplicate.players import Player
from faristol.games.duplicate.rounds import Master, Round, Slip, Taken
from faristol.games.log import Entry

LOG_VERSION = 2
FINAL = drawing.FINAL | {"DuplicateOpened", "Began", "ResultsFinal", "ResultsReopened"}


@dataclass(frozen=True)
class Duplicate:
    opened: Entry
    draws: Draws
    rules: PlayRules
    players: Mapping[str, Player] = field(default_factory=dict)
    began: int | None = None
    """How many players there were at the start; leavers count (DUP-21)."""
    rounds: tuple[Round, ...] = ()
    awaiting: int | None = None
    """The round whose rack has not been drawn yet."""
    taken: tuple[Taken, ...] = ()
    """Words that the judge took though the lexicon refuses them."""
    rooms: tuple[str, ...] = ()
    """Other rooms where the same event was played, whose players were brought in."""
    claims_until: int | None = None
    final: bool = False
    reckoned: dict[Any, Any] = field(init=False, default_factory=dict, compare=False, repr=False)
    """What was counted of this very state: a large event is counted once, however often it is looked at."""

    @property
    def tile_set(self) -> TileSet:
        return self.draws.tile_set

    @property
    def ruleset(self) -> Mapping[str, Any]:
        ruleset: Mapping[str, Any] = self.opened["ruleset"]
        return ruleset

    @property
    def stage(self) -> str:
        """The judge's place: players → tiles → call ⇄ time → slips → results → tiles … → over."""
        if self.draws.phase == "over":
            return "over"
        if self.began is None:
            return "players"
        if self.awaiting is not None:
            return "tiles"
        if self.draws.phase != "keep":
            return self.draws.phase
        return "results" if self.rounds[-1].master else "slips"

    @property
    def running(self) -> bool:
        """A round is under way: no update is taken and nobody leaves unasked."""
        return self.stage in ("tiles", "call", "time", "slips", "results")

    @property
    def clock(self) -> Clock | None:
        return self.draws.clock

    @property
    def ticking_since(self) -> int | None:
        return self.draws.ticking_since

    @property
    def round(self) -> Round:
        return self.rounds[-1]

    @property
    def board(self) -> Board:
        return self.rounds[-1].board_after if self.rounds else Board()

    @property
    def names(self) -> list[str]:
        """Of the players by their tables, as they are promised."""
        return [player.name for player in self.at_tables]

    @property
    def steps(self) -> tuple[str, ...]:
        """What follows on the first, second and third misconduct."""
        return tuple(self.ruleset["sanctions"]["steps"])

    @property
    def at_tables(self) -> list[Player]:
        return sorted(self.players.values(), key=lambda player: player.table)

    def words_taken(self, number: int) -> dict[str, str]:
        """The words that count in a round though the lexicon refuses them, each with the judge's reason."""
        counting = [taken for taken in self.taken if taken.everywhere or taken.round == number]
        return {word: taken.why for taken in counting for word in taken.words}

    def stock_in(self, round_: Round) -> Tiles:
        """What was still in the bag in that round."""
        there = (tile(self.tile_set, code) for code in round_.board.squares if code)
        stock = take(self.tile_set.all, (*there, *round_.rack))
        assert stock is not None
        return stock

    @cached_property
    def expelled(self) -> Mapping[str, int]:
        """Who was expelled, and from which round on."""
        rounds = {id: player.sanctioned(self.steps, "expelled") for id, player in self.players.items()}
        return {id: number for id, number in rounds.items() if number is not None}

    def expected_in(self, number: int) -> list[Player]:
        """Whose slips the judge waits for in a round."""
        return [
            player
            for player in self.at_tables
            if (player.left is None or player.left > number)
            and self.expelled.get(player.id, number + 1) > number
        ]


def opened(entry: Entry) -> Duplicate:
    return Duplicate(entry, drawing.opened(entry), PlayRules.from_data(entry["ruleset"]))


def apply(event: Duplicate, entry: Entry) -> Duplicate:
    match entry["type"]:
        case "PlayerEntered" | "PlayerChanged":
            return _with_player(event, entry)
        case "PlayerRemoved":
            others = {id: player for id, player in event.players.items() if id != entry["player"]}
            return replace(event, players=others)
        case "PlayerLeft":
            return _change_player(event, entry, left=entry["round"])
        case "PlayerReturned":
            return _change_player(event, entry, left=None)
        case "PlayerSanctioned":
            sanctions = (*event.players[entry["player"]].sanctions, entry["round"])
            return _change_player(event, entry, sanctions=sanctions)
        case "SanctionLifted":
            return _change_player(event, entry, sanctions=event.players[entry["player"]].sanctions[:-1])
        case "Began":
            return replace(event, began=entry["players"], awaiting=1)
        case "SlipRuled":
            return _with_slip(event, entry)
        case "WordsTaken":
            taken = Taken(entry["round"], tuple(entry["words"]), entry["why"], entry["everywhere"])
            return replace(event, taken=(*event.taken, taken))
        case "SlipWithdrawn":
            round_ = event.rounds[entry["round"] - 1]
            slips = {id: slip for id, slip in round_.slips.items() if id != entry["player"]}
            return _with_round(event, replace(round_, slips=slips))
        case "SlipReadAgain":
            round_ = event.rounds[entry["round"] - 1]
            return _with_round(
                event, replace(round_, second={**round_.second, entry["player"]: entry["read"]})
            )
        case "MasterChosen":
            round_ = event.rounds[entry["round"] - 1]
            return _with_round(event, replace(round_, master=_master(entry)))
        case "MasterFoundWrong":
            round_ = event.rounds[entry["round"] - 1]
            assert round_.master
            return _with_round(event, replace(round_, master=replace(round_.master, wrong=True)))
        case "RoomMerged":
            return _with_room(event, entry)
        case "ClaimsOpened":
            return replace(event, claims_until=entry["until"])
        case "ResultsFinal":
            return replace(event, final=True)
        case "ResultsReopened":
            return replace(event, final=False)
    return _drawn(replace(event, draws=drawing.apply(event.draws, entry)), entry)


def _drawn(event: Duplicate, entry: Entry) -> Duplicate:
    """What an entry of the draw means for the rounds."""
    match entry["type"]:
        case "RackDrawn":
            kept, drawn = tuple(entry["kept"]), tuple(entry["drawn"])
            earlier = event.rounds[: entry["round"] - 1]
            board = earlier[-1].board_after if earlier else Board()
            round_ = Round(entry["round"], kept, drawn, board)
            return replace(event, rounds=(*earlier, round_), awaiting=None)
        case "TilesKept":
            return replace(_without_seventh(event), awaiting=entry["round"] + 1)
        case "RackSetAside":
            return replace(event, awaiting=entry["round"])
        case "RackCalledAgain":
            return _with_round(event, replace(event.round, slips={}, second={}, ended=None))
        case "TimeStarted":
            return _with_round(event, replace(event.round, ended=None))
        case "TimeEnded":
            return _with_round(event, replace(event.round, ended=entry["at"]))
        case "DrawsEnded":
            return replace(event, awaiting=None)
    return event


def _without_seventh(event: Duplicate) -> Duplicate:
    """Completiv: what the master play took from the stock besides its rack (RDU-6)."""
    master = event.round.master
    if master is None or master.seventh is None:
        return event
    bag = take(event.draws.bag, (master.seventh,))
    assert bag is not None
    return replace(event, draws=replace(event.draws, bag=bag))


def _with_player(event: Duplicate, entry: Entry) -> Duplicate:
    id = entry["player"]
    before = event.players.get(id) or Player(id, 0, "")
    now = replace(before, table=entry["table"], name=entry["name"], group=entry["group"])
    return replace(event, players={**event.players, id: now})


def _player(entry: Entry) -> Player:
    sanctions = tuple(entry["sanctions"])
    return Player(entry["player"], entry["table"], entry["name"], entry["group"], entry["left"], sanctions)


def _change_player(event: Duplicate, entry: Entry, **changed: Any) -> Duplicate:
    player = replace(event.players[entry["player"]], **changed)
    return replace(event, players={**event.players, player.id: player})


def _with_slip(event: Duplicate, entry: Entry) -> Duplicate:
    round_ = event.rounds[entry["round"] - 1]
    assert entry["player"] in event.players
    return _with_round(event, replace(round_, slips={**round_.slips, entry["player"]: _slip(entry)}))


def _slip(entry: Entry) -> Slip:
    return Slip(
        play=entry["play"],
        points=entry["points"],
        reason=entry["reason"],
        clause=entry["clause"],
        written=entry["written"],
        given=entry["given"],
        late=entry["late"],
        words=tuple(entry["words"]),
        accepted=entry["accepted"],
        seventh=entry["seventh"],
    )


def _with_room(event: Duplicate, entry: Entry) -> Duplicate:
    """The players of another room, who began at the same time, and all that they handed in."""
    players = {each["player"]: _player(each) for each in entry["players"]}
    rounds = []
    for round_ in event.rounds:
        slips = {each["player"]: _slip(each) for each in entry["slips"] if each["round"] == round_.number}
        wrong = round_.number in entry["wrong"]
        master = replace(round_.master, wrong=round_.master.wrong or wrong) if round_.master else None
        rounds.append(replace(round_, slips={**round_.slips, **slips}, master=master))
    return replace(
        event,
        players={**event.players, **players},
        began=(event.began or 0) + entry["began"],
        rounds=tuple(rounds),
        rooms=(*event.rooms, entry["room"]),
    )


def _with_round(event: Duplicate, round_: Round) -> Duplicate:
    at = round_.number - 1
    return replace(event, rounds=(*event.rounds[:at], round_, *event.rounds[at + 1 :]))


def _master(entry: Entry) -> Master:
    kept: Tiles = tuple(entry["kept"])
    laid = {square: code for square, code in entry["laid"]}
    return Master(entry["play"], entry["points"], laid, kept, entry["seventh"])


def summary(event: Duplicate) -> dict[str, Any]:
    """What the home screen needs to know of this event without opening it."""
    return {
        "kind": "duplicate",
        "name": event.opened["name"],
        "language": event.tile_set.language,
        "round": event.awaiting or len(event.rounds),
        "phase": event.stage,
        "running": event.running,
        "players": len(event.players),
        "final": event.final,
    }
