"""The classification and the games as a text to publish, in the competition's language; no addresses."""

from collections.abc import Iterator

from faristol.competitions.event import Competition
from faristol.competitions.worth import classification, worth
from faristol.screens.correspondence.competition.sentences import decisions, how_it_stands, who_decides
from faristol.screens.parts.signs import coefficient, plain
from faristol.texts import Texts, texts


def table_words(event: Competition) -> str:
    t = texts(event.opened.publication)
    ranks = [
        f"{'–' if row.rank is None else f'{row.rank}.'} {row.player.name}: {coefficient(row.total, t)}"
        for row in classification(event)
    ]
    return "\n".join(
        [event.opened.name, how_it_stands(event, t), "", *ranks, "", *_games(event, t), *_decided(event, t)]
    )


def _decided(event: Competition, t: Texts) -> list[str]:
    every = decisions(event, t)
    return ["", f"{who_decides(event, t)}:", *every] if every else []


def _games(event: Competition, t: Texts) -> Iterator[str]:
    for game in event.games:
        scores = " – ".join(map(plain, game.report.scores)) if game.report else "–"
        counted = " · ".join(coefficient(each, t) for each in worth(event, game) or ())
        names = " – ".join(event.names(game))
        yield f"{game.number}. {names}: {scores}{f' ({counted})' if counted else ''}"
