"""A take-back takes what its question has named: the turn on the page, and the player beside it."""

import re
from random import Random
from typing import Any

from evenings import habits as at
from evenings.device import Device
from evenings.evening import Evening, NotSo
from evenings.moves import Move
from evenings.seen import sentences
from faristol.core.play import in_writing
from faristol.games.classic.game import Classic

_TURN = re.compile(r'<p id="undo-turn">(.*?)</p>', re.S)


@at.by(at.at())
def all_take_back(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    """Go where a turn is taken back, and agree there, each player in turn."""
    if buttons := device.sees.named("classic_undo.agree"):
        return Move(name, "taps", "classic_undo.agree", chance.choice(buttons).sent)
    ways = [link for link in device.sees.links if link.endswith("/undo")]
    return Move(name, "goes", ways[0]) if ways and chance.random() < 0.3 else None


def named(device: Device) -> str | None:
    """Return what stands on the page of the turn that would go."""
    found = _TURN.search(device.regions["work"])
    return sentences(found[1]) if found else None


def what_was_named_is_gone(said: str, before: Classic, after: Any) -> None:
    if len(after.turns) < len(before.turns):
        gone = before.turns[-1]
        player, play = gone.player, gone.play
    elif before.made and not after.made:
        player, play = before.to_move, before.made.play
    else:
        return
    text = in_writing(before.tile_set, play) if play else ""
    name = before.names[(player or 1) - 1]
    if not said.endswith(name) or not _is_said(text, said):
        raise NotSo("a take-back takes what it names", f"named {said!r}; {name}’s {text or 'turn'} is gone")


def _is_said(play: str, said: str) -> bool:
    """Return whether place and word of a play stand in a text, whatever signs stand between its letters."""
    return all(re.sub(r"[^\w·]", "", part) in re.sub(r"[^\w·]", "", said) for part in play.split())
