"""What the arbiter has answered or decided, as it stands in the letter to the players (COR-8 to COR-24)."""

from faristol.games.correspondence import arbiter, challenging, ending
from faristol.games.correspondence.errors import (
    NoSuchPenalty,
    NoSuchTurn,
    ReasonMissing,
)
from faristol.screens.acts import Act
from faristol.screens.correspondence.arbiter.word_by_word import answered
from faristol.screens.correspondence.figures import places, read_coefficient
from faristol.screens.correspondence.notes import noted_for_partner, writing
from faristol.screens.scene import Scene


def judge(scene: Scene, fields: dict[str, str], stands: bool = False) -> Act:
    """Note the answer word by word; a fault that was described without words is answered by yes or no."""
    event = writing(scene)
    if event.challenge and event.challenge.words:
        answer = answered(event.challenge, fields)
        return noted_for_partner(scene, challenging.judge(event, answer.stands, answer.right))
    return noted_for_partner(scene, challenging.judge(event, stands=stands))


def judge_time(scene: Scene, claim: int, over: bool = False) -> Act:
    return noted_for_partner(scene, ending.judge_time(writing(scene), claim, over))


def annul(scene: Scene, fields: dict[str, str]) -> Act:
    event = writing(scene)
    turn, _, player = fields.get("turn", "").partition(" ")
    if not (turn.isdecimal() and player.isdecimal()):
        raise NoSuchTurn(turn=turn or "–")
    return noted_for_partner(scene, arbiter.annul(event, int(turn), int(player), fields.get("why", "")))


def punish(scene: Scene, fields: dict[str, str]) -> Act:
    event = writing(scene)
    player, off = int(fields.get("player") or 1), places(fields.get("off", ""), 2)
    if off is None:
        raise NoSuchPenalty
    return noted_for_partner(scene, arbiter.punish(event, player, off, _why(fields, "whypunished")))


def decide(scene: Scene, fields: dict[str, str]) -> Act:
    red, blue = (read_coefficient(fields.get(side, "")) for side in ("red", "blue"))
    return noted_for_partner(scene, arbiter.decide(writing(scene), red, blue, _why(fields, "whydecided")))


def _why(fields: dict[str, str], name: str) -> str:
    """Return the reason in its field; each form has one of its own."""
    if not fields.get(name, "").strip():
        raise ReasonMissing().at(name)
    return fields[name]


def never_came(scene: Scene, player: int) -> Act:
    return noted_for_partner(scene, ending.never_came(writing(scene), player))


def close(scene: Scene, reported: bool = False) -> Act:
    """End the game, because the closing date has come."""
    return noted_for_partner(scene, ending.closed(writing(scene), reported=reported))
