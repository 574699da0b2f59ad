"""What each player gets: the game's own opening, which their Faristol takes as a file (COR-2, COR-5)."""

from faristol.competitions.errors import NotNow
from faristol.competitions.event import Competition, Game
from faristol.games.correspondence.opening import Choices, open_correspondence
from faristol.games.log import Entry


def opening_of(event: Competition, game: Game, app: str) -> Entry:
    """Return the first entry of the game's log, with RED's former coefficient and place."""
    if event.string is None:
        raise NotNow
    red, blue = (event.players[id] for id in game.players)
    (entry,) = open_correspondence(
        Choices(
            name=name_of(event, game),
            players=event.names(game),
            arbiters=event.opened.arbiters,
            coefficient=red.coefficient,
            place=red.place,
            way=event.opened.way,
            begins=event.begins,
            closes=event.closes,
            racks=event.opened.racks,
            program=event.opened.program,
            addresses=(red.address, blue.address, event.opened.address),
        ),
        event.opened.ruleset,
        event.opened.lexicon,
        event.string,
        app,
    )
    return entry


def name_of(event: Competition, game: Game) -> str:
    red, blue = event.names(game)
    return f"{event.opened.name}, {game.number}: {red} – {blue}"
