"""A tournament with all it depends on, and who plays in it, from the start or later."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count
from typing import Any

from faristol.core.lots import commitment, plain_words, seed
from faristol.rulesets import of_old_tournaments
from faristol.rulesets.table_games import TournamentRules
from faristol.tournaments.errors import (
    AlreadyBegun,
    DivisionSettled,
    HasPaid,
    LotsNotDrawn,
    NameMissing,
    NoSuchBoards,
    NoSuchDifferential,
    NoSuchEvenings,
    NoSuchLastRounds,
    NoSuchLimits,
    NoSuchMinutes,
    NoSuchPlaces,
    NoSuchRounds,
    NoSuchTop,
    NoSuchValue,
    NotInTheRound,
    NotNow,
    PlayerNameMissing,
    SecretMissing,
)
from faristol.tournaments.event import LOG_VERSION, Entry, Tournament
from faristol.tournaments.ladder import MOST_EVENINGS, MOST_VALUE, LadderRule
from faristol.tournaments.parts import part_named
from faristol.tournaments.players import NOTHING, Player
from faristol.tournaments.rules import ROUNDS, names_starters
from faristol.tournaments.separating import DivisionOver, LadderTogether
from faristol.tournaments.terms import EVERYBODY, IN_PLANS, LADDER, MOST_BOARDS, ROUND_ROBIN, System, Terms

LONGEST_NAME = 80
MOST_ROUNDS = 99
MOST_TOP = EVERYBODY
MINUTES = 30
LONGEST_TIME = 240


@dataclass(frozen=True)
class Choices:
    name: str
    place: str = ""
    director: str = ""
    rounds: int = ROUNDS
    language: str = "ca"
    """The language of the words that are played, and by default of what is published."""
    publication: str = "ca"
    names_starts: bool = True
    """The first-named of a pair starts, where the rules let it; otherwise tiles are drawn for it (FED-1)."""
    ruleset: dict[str, Any] = field(default_factory=of_old_tournaments)
    """The values of the rule document of the games."""
    minutes: int = MINUTES
    """The minutes of each player; 0 without a clock."""
    arbiters: tuple[str, ...] = ()
    """Who decides what the rules leave open."""
    separate: bool = False
    """Each division is paired and closed for itself."""


def open_tournament(choices: Choices, terms: Terms, secret: bytes, app: str) -> list[Entry]:
    name = _shortened(choices.name)
    if not name:
        raise NameMissing
    _check_rounds(choices.rounds)
    _check_terms(terms)
    if not 0 <= choices.minutes <= LONGEST_TIME:
        raise NoSuchMinutes(most=LONGEST_TIME)
    assert names_starters(TournamentRules.read(choices.ruleset)) or not choices.names_starts
    entry = {
        "type": "TournamentOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": name,
        "place": _shortened(choices.place),
        "director": _shortened(choices.director),
        "arbiters": [*choices.arbiters],
        "rounds": choices.rounds,
        "language": choices.language,
        "publication": choices.publication,
        "names_starts": choices.names_starts,
        "ruleset": choices.ruleset,
        "minutes": choices.minutes,
        "terms": _terms(terms),
        "secret": secret.hex(),
        "commitment": commitment(secret),
    }
    if choices.separate and terms.mode == LADDER:
        raise LadderTogether
    return [{**entry, "separate": True}] if choices.separate else [entry]


def change_terms(event: Tournament, terms: Terms) -> list[Entry]:
    """Pair or count otherwise from the next round on, as for a last one by the king of the hill.

    Whether limits hold for byes stays as it was when the tournament was opened."""
    if event.ended:
        raise NotNow
    _check_terms(terms)
    if event.hall.separate and terms.mode == LADDER:
        raise LadderTogether
    return [{"type": "TermsChanged", "terms": _terms(replace(terms, bye_within=event.terms.bye_within))}]


def change_rounds(event: Tournament, rounds: int) -> list[Entry]:
    if event.ended:
        raise NotNow
    _check_rounds(rounds, least=max(1, len(event.rounds)))
    return [{"type": "RoundsChanged", "rounds": rounds}]


def plan_round(event: Tournament, number: int, system: System | None) -> list[Entry]:
    """Pair one round that is not published in another way; without a system as usual."""
    if event.ended or not event.next <= number <= event.planned or (system and system.mode not in IN_PLANS):
        raise NotNow
    if system and not 1 <= system.top <= MOST_TOP:
        raise NoSuchTop(most=MOST_TOP)
    if system and not 1 <= system.boards <= MOST_BOARDS:
        raise NoSuchBoards(most=MOST_BOARDS)
    return [{"type": "RoundPlanned", "round": number, **asdict(system or System(""))}]


def list_by(event: Tournament, by: str) -> list[Entry]:
    """Order lists by name by surname, or as the names are written; at any time, as it is only print."""
    return [] if event.listed_by == by else [{"type": "NamesListed", "by": by}]


def hear_room(event: Tournament, words: str) -> list[Entry]:
    """Write down what the room said after it had seen the secret's fingerprint: the lots follow from both."""
    if event.rounds or event.terms.seed:
        raise NotNow
    words = " ".join(words.split())
    if not plain_words(words):
        raise LotsNotDrawn
    if not event.opened.secret:
        raise SecretMissing
    lots = seed(bytes.fromhex(event.opened.secret), plain_words(words))
    return [{"type": "RoomHeard", "words": words, "seed": lots.hex(), "draw": 2}]


def enter_player(event: Tournament, player: Player) -> list[Entry]:
    """Enter a player, a late one for the next round (MAL-T6); a round robin has its table from the start."""
    event = _open_division(event, player)
    if event.ended or player.id in event.hall.players:
        raise NotNow
    _check_table_open(event)
    brought = {} if player.carried == NOTHING else {"carried": asdict(player.carried)}
    return [{"type": "PlayerEntered", **_player_fields(player), **brought, "round": event.next}]


def enter_players(event: Tournament, players: Sequence[Player]) -> list[Entry]:
    """Enter a whole list, as one act."""
    return [entry for player in players for entry in enter_player(event, player)]


def new_ids(event: Tournament) -> Iterator[str]:
    """Return the names by which the log knows those who are entered now."""
    return (id for n in count(1) if (id := f"p{n}") not in event.hall.players)


def change_player(event: Tournament, player: Player) -> list[Entry]:
    """Put a player right: the name at any time, but the rating is that of the list at the start (MAL-T5)."""
    before = known(event, player.id)
    if before.joined < event.next and before.rating != player.rating:
        raise AlreadyBegun
    if before.joined < event.next and before.division != _shortened(player.division):
        raise DivisionSettled
    if before.division != _shortened(player.division):
        _open_division(event, before)
        _check_table_open(_open_division(event, player))
    return [{"type": "PlayerChanged", **_player_fields(player), "round": before.joined}]


def remove_player(event: Tournament, player: str) -> list[Entry]:
    """Remove a player as long as nothing was published for them; later they withdraw."""
    if known(event, player).joined < event.next:
        raise AlreadyBegun
    if event.fees.paid(event.players[player]):
        raise HasPaid(player=event.players[player].name)
    return [{"type": "PlayerRemoved", "player": player}]


def withdraw(event: Tournament, player: str) -> list[Entry]:
    if event.ended or known(event, player).withdrawn is not None:
        raise NotNow
    return [{"type": "PlayerWithdrawn", "player": player, "round": event.next}]


def bring_back(event: Tournament, player: str) -> list[Entry]:
    if event.ended or known(event, player).withdrawn is None:
        raise NotNow
    return [{"type": "PlayerReturned", "player": player}]


def mark_absent(event: Tournament, player: str, number: int) -> list[Entry]:
    if number < event.next or number in known(event, player).absent:
        raise NotNow
    return [{"type": "PlayerAbsent", "player": player, "round": number}]


def mark_present(event: Tournament, player: str, number: int) -> list[Entry]:
    if number < event.next or number not in known(event, player).absent:
        raise NotNow
    return [{"type": "PlayerPresent", "player": player, "round": number}]


def mark_away(event: Tournament, player: str) -> list[Entry]:
    """Let somebody miss every round from the next one on, until taken back."""
    if event.ended or known(event, player).away is not None:
        raise NotNow
    return [{"type": "PlayerAway", "player": player, "round": event.next}]


def mark_back(event: Tournament, player: str) -> list[Entry]:
    if event.ended or known(event, player).away is None:
        raise NotNow
    return [{"type": "PlayerBack", "player": player}]


def known(event: Tournament, player: str) -> Player:
    """Return a player who was entered, or refuse one who was not."""
    if player not in event.players:
        raise NotNow
    return event.players[player]


def playing_next(event: Tournament, player: str) -> str:
    """Return a player of the next round, or refuse one who does not play in it."""
    if not known(event, player).plays_in(event.next):
        raise NotInTheRound(player=event.players[player].name)
    return player


def _open_division(event: Tournament, player: Player) -> Tournament:
    """Return the division of a player, which must not be over."""
    division = part_named(event, _shortened(player.division))
    if division.whole and (division.ended or division.hall.ended):
        raise DivisionOver(division=division.part)
    return division


def _check_table_open(event: Tournament) -> None:
    if event.rounds and event.next_terms.mode == ROUND_ROBIN:
        raise AlreadyBegun


def _player_fields(player: Player) -> dict[str, Any]:
    name = _shortened(player.name)
    if not name:
        raise PlayerNameMissing
    rest = {"rating": player.rating, "games": player.games, "club": _shortened(player.club)}
    groups = {"category": _shortened(player.category), "division": _shortened(player.division)}
    kept = {"seed": player.seed, "table": player.table}
    rest |= {name: value for name, value in kept.items() if value}
    return {"player": player.id, "name": name, **rest, **groups}


def _terms(terms: Terms) -> dict[str, Any]:
    """Return the terms for the log, without the seed, which comes from the room, and the top of a plan."""
    fields = {key: value for key, value in asdict(terms).items() if key not in ("seed", "top")}
    if terms.mode != LADDER and terms.ladder == LadderRule():
        del fields["ladder"]
    return {**fields, "bands": list(terms.bands), "limits": list(terms.limits)}


def _check_terms(terms: Terms) -> None:
    bands = terms.bands
    if not bands or list(bands) != sorted(set(bands)) or not 1 <= bands[0] <= bands[-1] <= MOST_TOP:
        raise NoSuchPlaces(most=MOST_TOP)
    if not all(1 <= limit <= MOST_TOP for limit in terms.limits) or len(terms.limits) > MOST_ROUNDS:
        raise NoSuchLimits(most=MOST_TOP)
    if not 0 <= terms.bye_differential <= MOST_TOP:
        raise NoSuchDifferential(most=MOST_TOP)
    rule = terms.ladder
    for name in ("top", "step"):
        if not int(name == "step") <= getattr(rule, name) <= MOST_VALUE:
            raise NoSuchValue(most=MOST_VALUE).at(f"ladder_{name}")
    for name in ("apart", "absences"):
        if getattr(rule, name) > MOST_EVENINGS:
            raise NoSuchEvenings(most=MOST_EVENINGS).at(f"ladder_{name}")
    if not 1 <= terms.boards <= MOST_BOARDS:
        raise NoSuchBoards(most=MOST_BOARDS)
    if not 0 <= terms.repeats_last <= MOST_ROUNDS:
        raise NoSuchLastRounds(most=MOST_ROUNDS)


def _check_rounds(rounds: int, least: int = 1) -> None:
    if not least <= rounds <= MOST_ROUNDS:
        raise NoSuchRounds(least=least, most=MOST_ROUNDS)


def _shortened(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]
