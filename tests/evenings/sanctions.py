"""Misconduct (DUP-14): whoever is to have a round set to zero has that round, and its play, named before."""

import re
from random import Random
from typing import Any

from evenings import habits as at
from evenings.device import Device
from evenings.evening import Evening, NotSo
from evenings.moves import Move
from evenings.seen import sentences

ACTS = ("players.sanction", "duplicate.warn")


@at.by(at.at("judge"))
def sanctions_somebody(evening: Evening, name: str, device: Device, chance: Random) -> Move | None:
    """Open the page of the first player, and tap what stands there of misconduct; again and again."""
    buttons = [each for do in ACTS for each in device.sees.named(do)]
    if buttons:
        button = chance.choice(buttons)
        form = device.sees.forms.get(button.form)
        return Move(name, "taps", button.do, button.sent, form.filled if form else None)
    if people := device.sees.named("players.edit"):
        return Move(name, "taps", "players.edit", people[0].sent)
    ways = [link for link in device.sees.links if link.endswith("/players")]
    return Move(name, "goes", ways[0]) if ways and chance.random() < 0.3 else None


def misconducts(state: Any) -> dict[str, tuple[int, ...]]:
    """Return in which rounds each player has been sanctioned."""
    return {id: tuple(player.sanctions) for id, player in state.players.items()}


def the_round_was_named(state: Any, before: dict[str, tuple[int, ...]], dialog: str) -> None:
    """Look for the round of a new sanction in the question that was answered, with the play it costs."""
    said = sentences(dialog)
    for player, rounds in misconducts(state).items():
        if len(rounds) <= len(before.get(player, ())) or state.steps[len(rounds) - 1] != "zero":
            continue
        if not re.search(rf"[Rr]ound {rounds[-1]}\b", said):
            raise NotSo("a sanction names its round", f"{player}: round {rounds[-1]}; it was asked: {said!r}")
