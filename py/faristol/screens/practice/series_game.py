"""The serie de maxime that lies open, and what is said of it in several places."""

from faristol.games.log import last_act
from faristol.games.series.event import Player, Series
from faristol.games.series.facts import FACTS
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.scene import OpenEvent, Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class GroupRow:
    """A group as it is announced; with so many vowels of the player's own."""

    number: int
    tiles: tuple[TileFace, ...]
    vowels: int


@view_value
class PlayRow:
    """What a player has made of a group."""

    nth: int
    group: int
    play: PlayLetters | None
    points: int
    words: str
    """Those that are not in the list."""
    clause: str | None


def open_series(scene: Scene) -> OpenEvent:
    assert scene.event is not None
    return scene.event


def series_of(scene: Scene) -> Series:
    event: Series = open_series(scene).state
    return event


def group_rows(event: Series, t: Texts) -> tuple[GroupRow, ...]:
    return tuple(
        GroupRow(number, faces(event.tile_set, event.announced(number), t), event.own_vowels(number))
        for number in range(1, len(event.groups) + 1)
    )


def named(player: Player, t: Texts) -> str:
    """Return the player's name; whoever plays alone may have none."""
    return player.name or t.gettext("Player")


def play_rows(event: Series, player: Player) -> tuple[PlayRow, ...]:
    return tuple(
        PlayRow(
            nth,
            each.group,
            place_and_letters(event.tile_set, each.play) if each.play else None,
            each.points,
            ", ".join(each.words),
            each.clause,
        )
        for nth, each in enumerate(player.plays, 1)
    )


def undo_label(event: OpenEvent, t: Texts) -> str | None:
    """Return what an undo would take back, by its name; None where nothing can be."""
    act = last_act(event.entries, FACTS.final) if event.writing else None
    sentence = FACTS.undo_sentence(act) if act else ""
    return t.gettext(sentence) if sentence else None
