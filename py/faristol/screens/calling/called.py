"""The rack of a round as it is called: on the screen of a draw, and on that of a duplicate."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from faristol.core.rack import kinds
from faristol.games.draws import Draws
from faristol.screens.calling.checking import Buttons, SoundCheck, first_trial, sound_check, volumes
from faristol.screens.calling.in_room import called_number, tile_by_tile
from faristol.screens.device import Settings
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.speech.aloud import Speech, call_aloud, called_again
from faristol.speech.call import CALLS_KEPT_TILES_FIRST, Called, NameTable, call
from faristol.speech.reading import phrases
from faristol.texts import Texts


@view_value
class CalledGroup:
    id: str
    title: str | None
    tiles: Sequence[tuple[TileFace, Called]]


@view_value
class CalledRack:
    """What calling.html and valid.html show, which name it `part`."""

    draws: Draws
    t: Texts
    check: SoundCheck | None
    shows: Mapping[str, str] | None = None
    """What a tap on a tile does, where the room sees them one by one."""
    in_room: int = 0
    """How many of them it sees."""

    @property
    def groups(self) -> list[CalledGroup]:
        """The tiles in the order in which they are called, those that stayed apart where they come first."""
        tile_set, t, called = self.draws.tile_set, self.t, called_tiles(self.draws)
        drawn = enumerate(faces(tile_set, [each.tile for each in called], t), 1)
        tiles = list(zip([replace(face, id=f"called-{n}") for n, face in drawn], called, strict=True))
        apart = tile_set.language in CALLS_KEPT_TILES_FIRST
        kept = [tile for tile in tiles if apart and tile[1].kept]
        new = [tile for tile in tiles if tile not in kept]
        if not kept:
            return [CalledGroup("called-new", None, new)]
        stayed = t.gettext("Left from round %(n)s") % {"n": self.draws.round - 1}
        return [CalledGroup("called-kept", stayed, kept), CalledGroup("called-new", t.gettext("New"), new)]

    @property
    def clause(self) -> str:
        """The clause that wants the tiles called so."""
        clause: str = self.draws.opened.ruleset["call"]["clause"]
        return clause

    @property
    def last_word(self) -> str | None:
        """The word that starts the clock, if there is one."""
        return phrases(self.draws.tile_set.language)["time"] if self.draws.minutes else None

    @property
    def kinds(self) -> str:
        t, had = self.t, kinds(self.draws.tile_set, self.draws.rack)
        numbers = [
            t.ngettext("%(n)s vowel", "%(n)s vowels", had.vowels) % {"n": had.vowels},
            t.ngettext("%(n)s consonant", "%(n)s consonants", had.consonants) % {"n": had.consonants},
        ]
        if had.blanks:
            numbers.append(t.ngettext("%(n)s blank", "%(n)s blanks", had.blanks) % {"n": had.blanks})
        return ", ".join(numbers)


def called_rack(scene: Scene, draws: Draws, shows: Mapping[str, str]) -> CalledRack:
    """Return the rack as its judge calls it; `shows` is what a tap does by which the room sees a tile."""
    assert scene.event
    language, names = draws.tile_set.language, draws.opened.names
    check = None if first_trial(scene, language, names) else sound_check(scene, language, names)
    if not scene.event.writing or not tile_by_tile(draws):
        return CalledRack(draws, scene.texts, check)
    return CalledRack(draws, scene.texts, check, shows, called_number(scene.event, scene.session))


@view_value
class Paces:
    """The choice of a pace and of a volume, which controls.html offers wherever something is read aloud."""

    offered: Buttons
    chosen: str
    volumes: Buttons
    trial: dict[str, str] | None
    """What tries the sound first, on a device that nobody has heard."""
    leads: bool
    """Whether reading aloud is the next step: its last word starts the time, as far as it is heard."""


def paces(scene: Scene, draws: Draws) -> Paces:
    t = scene.texts
    names = {"slow": t.gettext("Slowly"), "normal": t.gettext("Normal pace"), "fast": t.gettext("Fast")}
    offered = [(name, {"setting": "pace", "value": key}, None) for key, name in names.items()]
    trial = first_trial(scene, draws.tile_set.language, draws.opened.names)
    leads = draws.minutes > 0 and scene.settings.sound and scene.settings.heard != "no"
    return Paces(offered, names[scene.settings.pace], volumes(), trial, leads)


def called_tiles(draws: Draws) -> tuple[Called, ...]:
    names = NameTable.from_data(draws.opened.names)
    return call(draws.tile_set, names, draws.kept, draws.drawn, draws.opened.order)


def called_faces(draws: Draws, t: Texts) -> tuple[TileFace, ...]:
    """Return the rack in the order in which it is called: so it stands everywhere in its round."""
    return faces(draws.tile_set, [each.tile for each in called_tiles(draws)], t)


def spells(settings: Settings, language: str) -> bool:
    """Return whether the word of a play is spelled: only Ona has no words."""
    return language == "ca" and settings.voice_ca == "own" and settings.master_play == "spelled"


def rack_aloud(scene: Scene, draws: Draws, start: str, shows: str) -> Speech | None:
    """Return what reads the rack aloud, in the window that writes: with each tile the room may see it, with
    the last word the clock starts."""
    if scene.event is None or not scene.event.writing:
        return None
    then, each = start if draws.minutes else None, shows if tile_by_tile(draws) else None
    return call_aloud(draws.tile_set.language, called_tiles(draws), scene.settings.pace, then, each)


def rack_again(scene: Scene, draws: Draws) -> Speech | None:
    """Return what reads the rack once more while the time runs, in the window that writes."""
    if scene.event is None or not scene.event.writing:
        return None
    return called_again(draws.tile_set.language, called_tiles(draws))
