"""A tournament with all it depends on, and who plays in it, from the start or later."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from faristol.core.lots import commitment, plain_words, seed
from faristol.tournaments.errors import (
    AlreadyBegun,
    LotsNotDrawn,
    NameMissing,
    NoSuchMinutes,
    NoSuchRounds,
    NotInTheRound,
    NotNow,
    PlayerNameMissing,
    SecretMissing,
)
from faristol.tournaments.event import LOG_VERSION, Entry, Tournament
from faristol.tournaments.players import NOTHING, Player
from faristol.tournaments.rules import OLD, names_starters
from faristol.tournaments.terms import ROUND_ROBIN, Terms

LONGEST_NAME = 80
ROUNDS = 5
"""The rounds of MAL-T1; the organiser may choose another number."""
MOST_ROUNDS = 99
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
    ruleset: Mapping[str, Any] = field(default_factory=lambda: OLD)
    """The values of the rule document of the games."""
    minutes: int = MINUTES
    """The minutes of each player; 0 without a clock."""


def open_tournament(choices: Choices, terms: Terms, secret: bytes, app: str) -> list[Entry]:
    name = _shortened(choices.name)
    if not name:
        raise NameMissing
    _check_rounds(choices.rounds)
    if not 0 <= choices.minutes <= LONGEST_TIME:
        raise NoSuchMinutes(most=LONGEST_TIME)
    assert names_starters(choices.ruleset) or not choices.names_starts
    entry = {
        "type": "TournamentOpened",
        "log": LOG_VERSION,
        "app": app,
        "name": name,
        "place": _shortened(choices.place),
        "director": _shortened(choices.director),
        "rounds": choices.rounds,
        "language": choices.language,
        "publication": choices.publication,
        "names_starts": choices.names_starts,
        "ruleset": dict(choices.ruleset),
        "minutes": choices.minutes,
        "terms": _terms(terms),
        "secret": secret.hex(),
        "commitment": commitment(secret),
    }
    return [entry]


def change_terms(event: Tournament, terms: Terms) -> list[Entry]:
    """Pair or count otherwise from the next round on, as for a last one by the king of the hill."""
    if event.ended:
        raise NotNow
    return [{"type": "TermsChanged", "terms": _terms(terms)}]


def change_rounds(event: Tournament, rounds: int) -> list[Entry]:
    if event.ended:
        raise NotNow
    _check_rounds(rounds, least=max(1, len(event.rounds)))
    return [{"type": "RoundsChanged", "rounds": rounds}]


def hear_room(event: Tournament, words: str) -> list[Entry]:
    """Write down what the room said after it had seen the secret's fingerprint: the lots follow from both."""
    if event.rounds or event.terms.seed:
        raise NotNow
    words = " ".join(words.split())
    if not plain_words(words):
        raise LotsNotDrawn
    if not event.opened.get("secret"):
        raise SecretMissing
    lots = seed(bytes.fromhex(event.opened["secret"]), plain_words(words))
    return [{"type": "RoomHeard", "words": words, "seed": lots.hex(), "draw": 2}]


def enter_player(event: Tournament, player: Player) -> list[Entry]:
    """Enter a player, a late one for the next round (MAL-T6); a round robin has its table from the start."""
    if event.ended or player.id in event.players:
        raise NotNow
    if event.rounds and event.terms.mode == ROUND_ROBIN:
        raise AlreadyBegun
    brought = {} if player.carried == NOTHING else {"carried": asdict(player.carried)}
    return [{"type": "PlayerEntered", **_player_fields(player), **brought, "round": event.next}]


def change_player(event: Tournament, player: Player) -> list[Entry]:
    """Put a player right: the name at any time, but the rating is that of the list at the start (MAL-T5)."""
    before = known(event, player.id)
    if before.joined < event.next and before.rating != player.rating:
        raise AlreadyBegun
    return [{"type": "PlayerChanged", **_player_fields(player), "round": before.joined}]


def remove_player(event: Tournament, player: str) -> list[Entry]:
    """Remove a player as long as nothing was published for them; later they withdraw."""
    if known(event, player).joined < event.next:
        raise AlreadyBegun
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


def _player_fields(player: Player) -> dict[str, Any]:
    name = _shortened(player.name)
    if not name:
        raise PlayerNameMissing
    rest = {"rating": player.rating, "games": player.games, "club": _shortened(player.club)}
    return {"player": player.id, "name": name, **rest, "category": _shortened(player.category)}


def _terms(terms: Terms) -> dict[str, Any]:
    """Return the terms for the log; the seed is not one of them, it comes from the room."""
    return {key: value for key, value in asdict(terms).items() if key != "seed"}


def _check_rounds(rounds: int, least: int = 1) -> None:
    if not least <= rounds <= MOST_ROUNDS:
        raise NoSuchRounds(least=least, most=MOST_ROUNDS)


def _shortened(text: str) -> str:
    return " ".join(text.split())[:LONGEST_NAME]
