"""What stands beside the board: both players, the play that is being tried, what is open between them."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from faristol.core.errors import REASONS, reason
from faristol.core.squares import Place
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.game import RIGHT, WRONG, Challenge, Correspondence
from faristol.games.correspondence.remarks import roman
from faristol.games.correspondence.waiting import SOON, due, thought_so_far
from faristol.screens.correspondence.deadlines import Deadline, deadline
from faristol.screens.correspondence.game.hand import Trying, program_play, program_plays, standing_of
from faristol.screens.correspondence.game.stage import stage, to_make
from faristol.screens.correspondence.notes import notes
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.correspondence.sides import Side, side
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.texts import Texts

LISTED = 30
"""So many of the program's plays are listed."""
PRESSING = {"send": SOON, "tell": 0, "again": 0, "arbiter": 0, "first": 0, "defend": SOON}
"""What is warned of, and how many days before."""


@dataclass(frozen=True)
class Card:
    """A player with the score and the days of thought."""

    side: Side
    total: int
    days: int
    each: int
    to_move: bool
    me: bool


def cards(scene: Scene, tried: Trying, t: Texts) -> list[Card]:
    event = game_of(scene)
    return [
        Card(
            side(event, player, t),
            event.scores[player - 1] if event.ending else event.total(player, tried.course),
            sum(event.used(player)),
            event.ruleset["days"]["each"],
            to_move=not event.ending and event.to_move == player,
            me=seat(scene) == player,
        )
        for player in (RED, BLUE)
    ]


@dataclass(frozen=True)
class Variant:
    """One of the two courses while a challenge is open."""

    key: str
    name: str
    chosen: bool
    made: bool
    """Whether the turn is made in it."""


@dataclass(frozen=True)
class OpenChallenge:
    challenge: Challenge
    by: str
    variants: list[Variant]
    chosen: str
    may_admit: bool


def open_challenge(scene: Scene, tried: Trying, t: Texts) -> OpenChallenge | None:
    """Return the challenge that the arbiter has not answered, and its two variants (COR-12)."""
    event = game_of(scene)
    if event.challenge is None:
        return None
    names = {RIGHT: t.gettext("The play is right"), WRONG: t.gettext("The play is wrong")}
    missing = to_make(event)
    return OpenChallenge(
        event.challenge,
        event.names[event.challenge.by - 1],
        [Variant(key, names[key], tried.variant == key, key not in missing) for key in (RIGHT, WRONG)],
        names[tried.variant or RIGHT],
        may_admit=stage(scene) == "play" and event.challenge.by != event.to_move,
    )


@dataclass(frozen=True)
class TriedWord:
    letters: Letters
    place: str
    points: int


@dataclass(frozen=True)
class TriedPlay:
    """The play as it lies: its words, what it scores, what the sheet would count, why it does not stand."""

    words: list[TriedWord]
    score: int | None
    counted: int = 0
    total: int = 0
    bonus: int = 0
    refused: str | None = None
    clause: str | None = None
    zero: bool = False
    """Whether it can be made for nothing: a word of it is not in the list."""


def tried_play(scene: Scene, tried: Trying, t: Texts) -> TriedPlay | None:
    event, found = game_of(scene), program_play(scene, tried)
    if found is not None:
        word = TriedWord(
            letters_of(event.tile_set, found.word), str(Place(found.square, found.down)), found.score
        )
        return TriedPlay([word], found.score, *_sums(event, tried, found.score))
    standing = standing_of(scene, tried)
    if standing is None:
        return None
    refusal, score = standing.refusal, standing.score
    words = [
        TriedWord(letters_of(event.tile_set, each.word.letters), _place(each.word.squares), each.points)
        for each in (score.words if score else ())
    ]
    return TriedPlay(
        words,
        score.total if score else None,
        *(_sums(event, tried, score.total) if score else (0, 0)),
        score.bonus if score else 0,
        refused=sentences(refusal, t)[0] if refusal else None,
        clause=event.rules.clause(refusal) if refusal and reason(refusal) in REASONS else None,
        zero=refusal is not None and reason(refusal) == "word",
    )


def _place(squares: range) -> str:
    return str(Place(squares[0], down=squares.step > 1))


def _sums(event: Correspondence, tried: Trying, score: int) -> tuple[int, int]:
    """Return what the sheet counts of a play, and what the total becomes."""
    most = _most(event, tried.player)
    counted = score if most is None or tried.player != event.to_move else min(score, most)
    return counted, event.total(tried.player, tried.course) + counted


def _most(event: Correspondence, player: int) -> int | None:
    caps = event.ruleset["caps"]["turns"]
    return caps[event.number - 1][player - 1] if event.number <= len(caps) else None


@dataclass(frozen=True)
class Cap:
    """The most that the sheet counts for a turn (COR-3)."""

    most: int
    turn: str
    clause: str


def cap(event: Correspondence) -> Cap | None:
    most = _most(event, event.to_move)
    return None if most is None else Cap(most, roman(event.number), event.ruleset["caps"]["clause"])


@dataclass(frozen=True)
class Challengeable:
    """The play just received; `open` while its challenge is being written."""

    open: bool
    words: list[str]
    turn: str
    unfounded: int
    """What each word costs that proves right."""


def challengeable(scene: Scene) -> Challengeable | None:
    """Return the play just received, if it can still be challenged: before one's own turn is made."""
    event = game_of(scene)
    turns = event.course.turns
    ended = event.ending is not None and event.ending.way not in ("played-out", "passes")
    mine = seat(scene) == (event.to_move if not event.ending else 3 - (turns[-1].player if turns else 0))
    if event.challenge or ended or not turns or turns[-1].kind != "play" or not mine:
        return None
    if len(turns) != len(event.sent) or turns[-1].player == seat(scene):
        return None
    return Challengeable(
        bool(notes(scene).get("challenging")),
        [word.split()[1] for word in turns[-1].words],
        roman((len(turns) + 1) // 2),
        event.ruleset["challenge"]["unfounded"],
    )


@dataclass(frozen=True)
class ListedPlay:
    number: int
    place: str
    letters: Letters
    score: int
    chosen: bool


def listed_plays(scene: Scene, tried: Trying) -> list[ListedPlay]:
    """Return the program's plays, the best first."""
    tile_set, answer = game_of(scene).tile_set, program_plays(scene, tried)
    return [
        ListedPlay(
            number,
            str(Place(found.square, found.down)),
            letters_of(tile_set, found.word),
            found.score,
            chosen=tried.program_play == number - 1,
        )
        for number, found in enumerate(answer.plays[:LISTED] if answer else (), 1)
    ]


def warnings(scene: Scene, now: date, t: Texts) -> list[Deadline]:
    """Return what cannot wait: days nearly used up, no answer, a long thought that nobody has told."""
    event, me = game_of(scene), seat(scene)
    if me is None or (event.ending and not event.waits_for_time):
        return []
    over = any(event.days_left(player) < 0 for player in (RED, BLUE))
    over = over or event.days_left(event.to_move) < thought_so_far(event, now)
    left_out = {"send", "tell"} if over else set()
    found = [
        deadline(each, event, t)
        for each in due(event, me, now)
        if each.what in PRESSING.keys() - left_out and (each.on - now).days <= PRESSING[each.what]
    ]
    return found if event.ending else [*found, *_over_the_time(event, now, t)]


def _over_the_time(event: Correspondence, now: date, t: Texts) -> Iterator[Deadline]:
    for player in (RED, BLUE):
        so_far = thought_so_far(event, now) if player == event.to_move else 0
        over = so_far - event.days_left(player)
        if over > 0:
            sentence = t.ngettext(
                "%(name)s is over the time by %(n)s day.", "%(name)s is over the time by %(n)s days.", over
            )
            fact = sentence % {"name": event.names[player - 1], "n": over}
            loses = t.gettext("It loses only when the partner claims it.")
            yield Deadline(f"over-{player}", fact, loses, "COR-19")
