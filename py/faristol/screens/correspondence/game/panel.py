"""What stands beside the board: both players, the play that is being tried, what is open between them."""

from collections.abc import Iterator
from datetime import date

from faristol.core.errors import REASONS, reason
from faristol.core.squares import Place
from faristol.games.correspondence.course import BLUE, RED
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.waiting import due, thought_so_far
from faristol.screens.correspondence.deadlines import Deadline, deadline
from faristol.screens.correspondence.game.hand import Trying, program_play, program_plays, standing_of
from faristol.screens.correspondence.seats import game_of, seat
from faristol.screens.parts.letters import Letters, letters_of
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts

LISTED = 30
"""So many of the program's plays are listed."""
SOON = 5
"""So many days before something is due a player is warned."""
PRESSING = {"send": SOON, "tell": 0, "again": 0, "arbiter": 0, "first": 0, "defend": SOON}
"""What is warned of, and how many days before."""


@view_value
class TriedPlay:
    """The play as it lies: its words, what it scores, what the sheet would count, why it does not stand."""

    words: list[tuple[Letters, str, int]]
    """The letters of each, its place and its points."""
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
        word = letters_of(event.tile_set, found.word), str(Place(found.square, found.down)), found.score
        return TriedPlay([word], found.score, *_sums(event, tried, found.score))
    standing = standing_of(scene, tried)
    if standing is None:
        return None
    refusal, score = standing.refusal, standing.score
    words = [
        (letters_of(event.tile_set, each.word.letters), _place(each.word.squares), each.points)
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
    most = cap(event, tried.player)
    counted = score if most is None or tried.player != event.to_move else min(score, most)
    return counted, event.total(tried.player, tried.course) + counted


def cap(event: Correspondence, player: int) -> int | None:
    """Return the most that the sheet counts for a turn (COR-3)."""
    caps = event.ruleset.caps.turns
    return caps[event.number - 1][player - 1] if event.number <= len(caps) else None


def may_challenge(scene: Scene) -> bool:
    """Return whether the play just received can still be challenged: before one's own turn is made."""
    event = game_of(scene)
    turns = event.course.turns
    ended = event.ending is not None and event.ending.way not in ("played-out", "passes")
    mine = seat(scene) == (event.to_move if not event.ending else 3 - (turns[-1].player if turns else 0))
    if event.challenge or ended or not turns or turns[-1].kind != "play" or not mine:
        return False
    return len(turns) == len(event.sent) and turns[-1].player != seat(scene)


def listed_plays(scene: Scene, tried: Trying) -> list[tuple[str, Letters, int]]:
    """Return the place, the letters and the score of the program's plays, the best first."""
    tile_set, answer = game_of(scene).tile_set, program_plays(scene, tried)
    return [
        (str(Place(found.square, found.down)), letters_of(tile_set, found.word), found.score)
        for found in (answer.plays[:LISTED] if answer else ())
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
                "%(name)s exceeded the time by %(n)s day.", "%(name)s exceeded the time by %(n)s days.", over
            )
            fact = sentence % {"name": event.names[player - 1], "n": over}
            loses = t.gettext("The game is lost only if the partner claims it.")
            yield Deadline(f"over-{player}", fact, loses, "COR-19")
