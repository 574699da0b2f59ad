"""The facts of a game in the order in which they happened, which is not always that in which they came.

Letters cross: a notice that was written before one's own last turn comes after it, and a turn that went off
before the end comes after the end. Both devices put such a fact to its place, so that both have one sheet.
"""

from collections.abc import Iterable, Sequence

from faristol.games.log import Entry

BETWEEN = frozenset(
    {
        "LeaveWritten",
        "WayAgreed",
        "ThoughtTold",
        "TurnResent",
        "FirstPlayAsked",
        "DaysCharged",
        "DrawOffered",
        "TimeClaimed",
    }
)
"""What a player tells between two turns; the two may do so at the same time."""
AS_IT_IS_NOW = frozenset({"LeaveWritten", "TurnResent", "DrawOffered"})
CLOSES = frozenset({"TurnSent", "TimeJudged", "TurnsAnnulled"})
"""What the facts before it cannot be put behind."""
CROSSES = ("agreed", "abandoned")
"""The ends that a player can tell while the last play of all is on its way."""
STILL_TAKEN = frozenset({*CROSSES, "time", "unfinished"})
"""The ends that one can reach while the partner's last turn is on its way."""


def place_after(facts: Sequence[Entry], turns: int) -> int:
    """Return where stands what was told when so many turns had gone off, before the next of them was made."""
    sent = place = 0
    for at, fact in enumerate(facts, 1):
        if fact["type"] in ("TurnSent", "TurnsAnnulled"):
            sent = fact["kept"] if fact["type"] == "TurnsAnnulled" else sent + 1
            place = at if sent == turns else place
    return place


def with_late(facts: Sequence[Entry], fact: Entry) -> list[Entry]:
    """Return the facts with one that came late, at the place where it was told."""
    at = since = place_after(facts, fact["late"])
    for place, each in enumerate(facts[since:], since + 1):
        if each["type"] == "TurnSent":
            break
        if each["type"] in BETWEEN and each["player"] == fact["player"]:
            at = place
    told = {name: value for name, value in fact.items() if name != "late"}
    return [*facts[:at], told, *facts[at:]]


def as_both_have_it(facts: Iterable[Entry]) -> list[Entry]:
    """Return the facts as they stand on the sheets of both players.

    What was told between two turns stands before the next one, RED's first; an offer of a draw that goes with
    a turn stands behind it; and the end behind the last turn that counts. A play that was not sent is on one
    device only.
    """
    placed: list[Entry] = []
    for fact in facts:
        placed = with_late(placed, fact) if "late" in fact else [*placed, fact]
    sheet, told, rest, end = list[Entry](), list[Entry](), list[Entry](), list[Entry]()
    for fact in placed:
        if fact["type"] in BETWEEN:
            told.append(fact)
        elif fact["type"] == "GameEnded" and fact["way"] in STILL_TAKEN:
            end.append(fact)
        else:
            rest.append(fact)
        if fact["type"] in CLOSES:
            later = [each for each in told if _stays_open(each, fact)]
            sheet += [*_by_player(each for each in told if each not in later), *rest]
            told, rest = later, []
    open_ = not end and not any(fact["type"] == "GameEnded" for fact in rest)
    sheet += [*_by_player(told, open_), *(fact for fact in rest if fact["type"] != "TurnMade")]
    return [*sheet, *_decisive(end, sheet)]


def _decisive(ends: Sequence[Entry], sheet: Iterable[Entry]) -> list[Entry]:
    """Return the end that counts: two that cross are a draw; a last play made before has ended the game."""
    own = [fact for fact in ends if fact["way"] in CROSSES]
    by_play = False
    for fact in sheet:
        by_play = fact["type"] == "GameEnded" or (by_play and fact["type"] != "Challenged")
    if by_play:
        return [fact for fact in ends if fact not in own]
    return [next((fact for fact in own if fact["way"] == "agreed"), fact) for fact in ends[-1:]]


def _by_player(told: Iterable[Entry], open_: bool = False) -> list[Entry]:
    """Return RED's before BLUE's: of what a message says as it is now the last, of offers the open one."""
    said: dict[object, Entry] = {}
    for number, fact in enumerate(told):
        key = (fact["type"], fact["player"]) if fact["type"] in AS_IT_IS_NOW else number
        said.pop(key, None)
        if open_ or fact["type"] != "DrawOffered":
            said[key] = fact
    return sorted(said.values(), key=lambda fact: (fact["player"], fact["type"]))


def _stays_open(told: Entry, turn: Entry) -> bool:
    """Return whether a turn leaves it as it is: the partner's a leave, and one's own the offer of a draw."""
    own = told["player"] == turn.get("player", told["player"])
    return not own if told["type"] == "LeaveWritten" else own and told["type"] == "DrawOffered"
