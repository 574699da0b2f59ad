"""The classification and the games as a text to publish, in the competition's language; no addresses."""

from collections.abc import Iterator

from faristol.competitions.event import Competition
from faristol.competitions.worth import classification, worth
from faristol.screens.parts.signs import coefficient, plain
from faristol.texts import Texts, texts


def table_words(event: Competition) -> str:
    t = texts(event.opened.publication)
    stands = t.gettext("Final results.") if event.ended else t.gettext("The competition is still going on.")
    ranks = [
        f"{'–' if row.rank is None else f'{row.rank}.'} {row.player.name}: {coefficient(row.total, t)}"
        for row in classification(event)
    ]
    return "\n".join([event.opened.name, stands, "", *ranks, "", *_games(event, t)])


def _games(event: Competition, t: Texts) -> Iterator[str]:
    for game in event.games:
        scores = " – ".join(map(plain, game.report.scores)) if game.report else "–"
        counted = " · ".join(coefficient(each, t) for each in worth(event, game) or ())
        names = " – ".join(event.names(game))
        yield f"{game.number}. {names}: {scores}{f' ({counted})' if counted else ''}"
