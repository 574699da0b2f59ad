"""The rack of a round as it is called: on the screen of a draw, and on that of a duplicate."""

from typing import Any

from faristol.core.rack import kinds
from faristol.core.tiles import Tiles
from faristol.games.draws import Draws
from faristol.screens.calling.rack import calling
from faristol.screens.parts.faces import letters
from faristol.screens.scene import Scene
from faristol.speech.aloud import Speech, call_aloud
from faristol.speech.call import Called, NameTable, call
from faristol.texts import minutes_and_seconds


def rack_called(scene: Scene, draws: Draws) -> dict[str, Any]:
    """What calling.html and valid.html show."""
    t = scene.texts
    had = kinds(draws.tile_set, draws.rack)
    return {
        **calling(
            scene,
            draws.tile_set,
            names_of(draws),
            t.gettext("Stay from round %(n)s") % {"n": draws.round - 1},
            draws.opened["ruleset"]["call"]["clause"],
            starts=bool(draws.minutes),
        ),
        "rejected": _rejected(draws.rejected),
        "clause": draws.rule.clause,
        "kinds": ", ".join(
            [
                t.ngettext("%(n)s vowel", "%(n)s vowels", had.vowels) % {"n": had.vowels},
                t.ngettext("%(n)s consonant", "%(n)s consonants", had.consonants) % {"n": had.consonants},
                *(
                    [t.ngettext("%(n)s blank", "%(n)s blanks", had.blanks) % {"n": had.blanks}]
                    if had.blanks
                    else []
                ),
            ]
        ),
        "minutes": draws.minutes,
        "full_time": minutes_and_seconds(draws.minutes * 60_000),
    }


def names_of(draws: Draws) -> tuple[Called, ...]:
    names = NameTable.from_data(draws.opened["names"])
    return call(draws.tile_set, names, draws.kept, draws.drawn, draws.opened["order"])


def _rejected(racks: tuple[tuple[Tiles, str | None], ...]) -> list[dict[str, Any]]:
    return [
        {"rack": letters(rack), "clause": clause, "place": f"rejected-{n}"}
        for n, (rack, clause) in enumerate(racks)
    ]


def rack_aloud(scene: Scene, draws: Draws, start: str) -> Speech | None:
    """The rack that is to be called, in the window that writes; with the last word the clock starts."""
    if scene.event is None or not scene.event.writing:
        return None
    then = start if draws.minutes else None
    return call_aloud(draws.tile_set.language, names_of(draws), scene.settings.pace, then)
