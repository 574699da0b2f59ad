"""What the sentences on the log of a competition by letter have in them beside the values of the entries."""

from typing import Any

from faristol.competitions.facts import GameLost, GameReported, LetterCame, Punished, SheetsSent
from faristol.screens.correspondence.competition.sentences import way_phrase
from faristol.screens.parts.calendar_days import day_text
from faristol.screens.parts.log_names import Names
from faristol.screens.parts.signs import penalty, plain
from faristol.texts import Texts


def values(fact: Any, names: Names, t: Texts, zone: int) -> dict[str, Any]:
    """Return days, scores and coefficients as people write them, and the players of games by their names."""
    match fact:
        case SheetsSent():
            return {"day": day_text(fact.day, t)}
        case LetterCame():
            return {"day": day_text(fact.day, t), "name": names.in_game(fact.game, fact.side)}
        case GameReported():
            return {"scores": " – ".join(map(plain, fact.scores)), "way": way_phrase(fact.way, t)}
        case Punished():
            return {"name": names.in_game(fact.game, fact.side), "off": penalty(fact.off, t)}
        case GameLost():
            return {"name": names.in_game(fact.game, fact.side)}
    return {}
