"""The call of a rack as any screen shows it: calling.html in the work, controls.html on the shelf."""

from typing import Any

from faristol.core.tiles import TileSet
from faristol.screens.parts.faces import faces
from faristol.screens.scene import Scene
from faristol.speech.call import CALLS_KEPT_TILES_FIRST, Called
from faristol.speech.reading import phrases


def calling(
    scene: Scene, tile_set: TileSet, called: tuple[Called, ...], kept_from: str, clause: str, starts: bool
) -> dict[str, Any]:
    """What the two templates need. `kept_from` says where the tiles that stayed come from, `clause` who wants
    them called so; `starts`: the last word starts a clock."""
    t = scene.texts
    tiles = [
        {**vars(face), "id": f"called-{n}", "said": c.spoken_name, "kept": c.kept}
        for n, (c, face) in enumerate(
            zip(called, faces(tile_set, tuple(c.tile for c in called), t), strict=True), 1
        )
    ]
    kept = [tile for tile in tiles if tile["kept"]] if tile_set.language in CALLS_KEPT_TILES_FIRST else []
    new = [tile for tile in tiles if tile not in kept]
    return {
        "called": [
            *([{"id": "called-kept", "title": kept_from, "tiles": kept}] if kept else []),
            {"id": "called-new", "title": t.gettext("New") if kept else None, "tiles": new},
        ],
        "call_clause": clause,
        "last_word": phrases(tile_set.language)["time"] if starts else None,
        "playing": tile_set.language,
        **paces(scene),
    }


def paces(scene: Scene) -> dict[str, Any]:
    """The choice of a pace, which controls.html shows wherever something is read aloud."""
    t = scene.texts
    names = {"slow": t.gettext("Slowly"), "normal": t.gettext("Normal pace"), "fast": t.gettext("Fast")}
    return {
        "paces": [(name, {"setting": "pace", "value": key}, None) for key, name in names.items()],
        "pace": names[scene.settings.pace],
    }
