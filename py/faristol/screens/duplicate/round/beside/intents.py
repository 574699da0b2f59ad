"""What a second judge does with a slip: this tablet decides as the first judge's would, and asks that one."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, get_args

from faristol.games.log import Entry
from faristol.screens.duplicate.judges import judge_of
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.round import entering
from faristol.screens.duplicate.round.course import grace_over
from faristol.screens.scene import Intent, Scene, Step

if TYPE_CHECKING:
    from faristol.room.messages import Judged

Decide = Callable[[Scene, Intent], Step]

OWN = (
    "typing",
    "move",
    "table",
    "take",
    "same",
    "best",
    "skip",
    "answered",
    "null",
    "accept",
    "withdraw",
    "late",
    "many",
    "take_many",
)
"""What is about slips; who is sanctioned or has left, and how the round goes on, is the first one's."""


def beside(decide: Decide) -> Decide:
    """Return the intent of the first judge's screen with its entries asked of that one's tablet."""

    def act(scene: Scene, intent: Intent) -> Step:
        step, guest = decide(scene, intent), judge_of(scene)
        if not step.entries or guest is None:
            return step
        from faristol.room.orders import RoomStep
        from faristol.room.second_judge import Sent, judge

        keys = [intent.key, *(scene.chance(16).hex() for _ in step.entries[1:])]
        if step.entries[0]["type"] == "SlipWithdrawn":
            done = [Sent(_judged(scene, step.entries[0], intent.key), tuple(step.entries))]
        elif any(entry["type"] == "WordsTaken" for entry in step.entries):
            done = [Sent(_accepting(scene, intent), tuple(step.entries))]
        else:
            done = [
                Sent(_judged(scene, entry, key), (entry,))
                for entry, key in zip(step.entries, keys, strict=True)
            ]
        # What is odd about a slip that is in already is for the first judge to say.
        return replace(step, entries=[], notice=None, room=RoomStep(*judge(guest, done)))

    return act


def _accepting(scene: Scene, intent: Intent) -> "Judged":
    from faristol.room.messages import Judged

    event = event_of(scene)
    table = event.players[intent.data["player"]].table
    everywhere = intent.data["counts"] == "event"
    return Judged(intent.key, "judge.accept", event.round.number, table, everywhere=everywhere)


def _judged(scene: Scene, entry: Entry, key: str) -> "Judged":
    """Return what an entry about a slip asks of the first judge's tablet, which rules it by itself."""
    from faristol.room.messages import Judged, NullByHand

    event = event_of(scene)
    round_, table = event.round.number, event.players[entry["player"]].table
    if entry["type"] == "SlipWithdrawn":
        return Judged(key, "judge.withdraw", round_, table)
    null: Any = entry["reason"] if entry["reason"] in get_args(NullByHand) else None
    text, points = entry["written"] or entry["play"] or "", entry["given"]
    return Judged(key, "judge.slip", round_, table, text, null, points, entry["late"])


INTENTS: Mapping[str, Decide] = {
    **{name: beside(entering.INTENTS[name]) for name in OWN},
    "time_over": grace_over,
    "grace_over": grace_over,
}
