"""Those who could come from an earlier tournament, as read from its log, and who of them does not."""

from dataclasses import dataclass

from faristol.screens.scene import Scene
from faristol.screens.session import Slot
from faristol.screens.tournament.player_lines import found_by
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player


@dataclass(frozen=True)
class Comer:
    """A player with what the next tournament takes over."""

    id: str
    """As the earlier tournament has it."""
    name: str
    rating: float | None
    games: int
    club: str
    category: str


@dataclass(frozen=True)
class Earlier:
    """The tournament that is being looked through."""

    name: str = ""
    comers: tuple[Comer, ...] = ()
    left_out: tuple[str, ...] = ()


EARLIER = Slot("tournament-earlier", Earlier, of="event")


def comer(player: Player) -> Comer:
    return Comer(player.id, player.name, player.rating, player.games, player.club, player.category)


def looked_through(scene: Scene) -> Earlier | None:
    return scene.session.get(EARLIER)


def not_yet_in(earlier: Earlier, event: Tournament) -> list[Comer]:
    """Return those whom nobody has entered yet, whatever the accents and the order of the names."""
    there = {found_by(player.name) for player in event.players.values()}
    return [each for each in earlier.comers if found_by(each.name) not in there]
