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
ARBITER = 3
"""Whose answers stand behind what the two players tell."""
AS_IT_IS_NOW = frozenset({"LeaveWritten", "TurnResent", "DrawOffered", "TimeJudged"})
CLOSES = frozenset({"TurnSent", "TurnsAnnulled"})
"""What the facts before it cannot be put behind."""
ANSWERS = ("ChallengeJudged", "FaultAdmitted")
"""What settles a challenge."""
OF_A_TURN = frozenset({"TurnMade", "SendingConfirmed", "TurnSent", "SumsCorrected"})
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
    """Return the facts with one that came late, at the place where it was told.

    A fault that was admitted stands in the place of the arbiter's answer, which crossed it; a turn in both
    variants went off before the answer, and behind what was told until it came.
    """
    if fact["type"] in OF_A_TURN or fact["type"] == "FaultAdmitted":
        answer = max(at for at, each in enumerate(facts) if each["type"] == "ChallengeJudged")
        if fact["type"] in OF_A_TURN:
            told = [each for each in facts[answer:] if each["type"] in BETWEEN]
            rest = [each for each in facts[answer:] if each["type"] not in BETWEEN]
            return [*facts[:answer], *told, _as_told(fact), *rest]
        left = (each for each in facts[answer + 1 :] if not _is_by_play(each))
        return [*facts[:answer], *left, _as_told(fact)]
    at = since = place_after(facts, fact["late"])
    for place, each in enumerate(facts[since:], since + 1):
        if each["type"] == "TurnSent":
            break
        if each["type"] in BETWEEN and each["player"] == fact["player"]:
            at = place
    return [*facts[:at], _as_told(fact), *facts[at:]]


def _as_told(fact: Entry) -> Entry:
    return {name: value for name, value in fact.items() if name != "late"}


def as_both_have_it(facts: Iterable[Entry]) -> list[Entry]:
    """Return the facts as they stand on the sheets of both players.

    What was told between two turns stands before the next one, RED's first; an offer of a draw that goes with
    a turn stands behind it; and the end behind the last turn that counts. A play that was not sent is on one
    device only.
    """
    placed: list[Entry] = []
    for fact in facts:
        placed = with_late(placed, fact) if "late" in fact else [*placed, fact]
    placed = _judged_at_once(placed)
    reopened = max((at for at, fact in enumerate(placed) if fact["type"] == "Challenged"), default=0)
    sheet, told, rest, end = list[Entry](), list[Entry](), list[Entry](), list[Entry]()
    for at, fact in enumerate(placed):
        if fact["type"] in BETWEEN or fact["type"] == "TimeJudged":
            told.append(fact)
        elif fact["type"] == "GameEnded" and (fact["way"] in STILL_TAKEN or at > reopened):
            end.append(fact)
        else:
            rest.append(fact)
        if fact["type"] in CLOSES:
            later = [each for each in told if _stays_open(each, fact)]
            sheet += [*_by_player(each for each in told if each not in later), *_answer_first(rest)]
            told, rest = later, []
    open_ = not end
    unsent = _unsent(open_ or any(fact["type"] in ANSWERS for fact in rest))
    sheet += [*_by_player(told, open_), *(fact for fact in rest if fact["type"] not in unsent)]
    ended = _decisive(end)
    over = not ended or ended[-1]["way"] == "time"
    return [*(fact for fact in sheet if over or not fact.get("over")), *ended]


def _answer_first(facts: Sequence[Entry]) -> list[Entry]:
    """Return the facts of a turn: made in both variants before an answer came, it went off in one."""
    at = max((at for at, fact in enumerate(facts) if fact["type"] in ANSWERS), default=0)
    made = [fact for fact in facts[:at] if fact["type"] == "TurnMade"]
    if not made:
        return _right_first(facts)
    stands = "right" if facts[at].get("stands") else "wrong"
    standing = [{**fact, "variant": None} for fact in made if fact["variant"] == stands]
    before, since = [fact for fact in facts[:at] if fact not in made], _right_first(facts[at + 1 :])
    return [*before, facts[at], *standing, *since]


def _judged_at_once(facts: Iterable[Entry]) -> list[Entry]:
    """Return the facts with the answer to a claim of the time behind the claim.

    In older logs it does not say whose claim that is: it has answered each that was open.
    """
    placed, claims = list[Entry](), list[Entry]()
    for fact in facts:
        claims += [fact] if fact["type"] == "TimeClaimed" else []
        answered = [claim for claim in claims if fact.get("player", claim["player"]) == claim["player"]]
        if fact["type"] == "TimeJudged" and answered:
            for claim in answered:
                placed.insert(placed.index(claim) + 1, {**fact, "player": claim["player"]})
            claims = [claim for claim in claims if claim not in answered]
        else:
            placed.append(fact)
    return placed


def _is_by_play(fact: Entry) -> bool:
    return fact["type"] == "GameEnded" and fact["way"] not in STILL_TAKEN


def _unsent(open_: bool) -> tuple[str, ...]:
    """Return what stands on one device only; a challenge does that goes with no turn and has no answer."""
    return ("TurnMade",) if open_ else ("TurnMade", "Challenged")


def _right_first(facts: Sequence[Entry]) -> list[Entry]:
    """Return the facts with the turn in the variant in which the challenged play stands before the other."""
    made = iter(sorted((fact for fact in facts if fact["type"] == "TurnMade"), key=_variant))
    return [next(made) if fact["type"] == "TurnMade" else fact for fact in facts]


def _variant(fact: Entry) -> str:
    return fact["variant"] or ""


def _decisive(ends: Sequence[Entry]) -> list[Entry]:
    """Return the end that counts: two that cross are a draw; a last play made before has ended the game."""
    own = [fact for fact in ends if fact["way"] in CROSSES]
    by_play = [fact for fact in ends if fact["way"] not in STILL_TAKEN][-1:]
    if by_play:
        return [*by_play, *(fact for fact in ends if fact["way"] in STILL_TAKEN and fact not in own)]
    return [next((fact for fact in own if fact["way"] == "agreed"), fact) for fact in ends[-1:]]


def _by_player(told: Iterable[Entry], open_: bool = False) -> list[Entry]:
    """Return RED's before BLUE's: of what a message says as it is now the last, of offers the open one."""
    said: dict[object, Entry] = {}
    for number, fact in enumerate(told):
        key = (fact["type"], fact.get("player")) if fact["type"] in AS_IT_IS_NOW else number
        said.pop(key, None)
        if open_ or fact["type"] != "DrawOffered":
            said[key] = fact
    return sorted(said.values(), key=lambda fact: (_teller(fact), fact["type"]))


def _teller(fact: Entry) -> int:
    teller: int = ARBITER if fact["type"] == "TimeJudged" else fact["player"]
    return teller


def _stays_open(told: Entry, turn: Entry) -> bool:
    """Return whether a turn leaves it as it is: the partner's a leave, and one's own the offer of a draw."""
    own = told.get("player") == turn.get("player", told.get("player"))
    return not own if told["type"] == "LeaveWritten" else own and told["type"] == "DrawOffered"
