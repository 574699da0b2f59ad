"""What stands for a slip that is not written out: the same as before, the best play, none, or a reason."""

from faristol.core.play import marked_play, write_play
from faristol.errors import refusal
from faristol.games.duplicate.possible import plays_of
from faristol.games.duplicate.ruling import Written
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.round.noting import NAMED, PLAY, note, note_play
from faristol.screens.duplicate.round.slip import InHand
from faristol.screens.duplicate.round.slips import null_reasons
from faristol.screens.duplicate.typed import Signed
from faristol.screens.scene import Scene, Step
from faristol.texts import N_

NothingBefore = refusal(
    "duplicate.nothing-before",
    N_("No slip of this round was noted before this one."),
    N_("Write the play."),
    field=PLAY,
)
NoSuchReason = refusal(
    "duplicate.no-such-reason",
    N_("There is no reason %(number)s for a null slip."),
    N_("Choose one from the list behind “/”."),
    field=PLAY,
)
SeveralBest = refusal(
    "duplicate.several-best",
    N_("Several plays score most: %(plays)s."),
    N_("Write the one on the slip."),
    field=PLAY,
)


def by_sign(scene: Scene, slip: InHand, signed: Signed) -> Step:
    match signed.sign:
        case "+":
            return same_play(scene, slip)
        case "*":
            return best_play(scene, slip)
        case "-":
            return note(scene, slip, Written(null="none"))
    reasons = [code for code, _ in null_reasons(scene.texts)]
    if signed.reason is None or not 1 <= signed.reason <= len(reasons):
        raise NoSuchReason(number=signed.reason)
    return note(scene, slip, Written(null=reasons[signed.reason - 1]))


def same_play(scene: Scene, slip: InHand) -> Step:
    event = event_of(scene)
    last = event.round.slips.get(slip.noted)
    if last is None:
        raise NothingBefore
    if text := last.play or last.written:
        return note_play(scene, slip, text)
    return note(scene, slip, Written(null=last.reason))


def best_play(scene: Scene, slip: InHand) -> Step:
    event = event_of(scene)
    plays = [
        write_play(event.tile_set, each.play) for each in plays_of(event, event.round, scene.open_words).best
    ]
    if not plays:
        return note(scene, slip, Written(null="none"))
    if len(plays) > 1:
        raise SeveralBest(plays=", ".join(marked_play(event.tile_set, each) for each in plays[:NAMED]))
    return note_play(scene, slip, plays[0])
