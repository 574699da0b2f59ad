"""What a screen wants in its scene beside the event: other events, what the device remembers, words."""

from contextlib import suppress
from dataclasses import replace

from faristol.desk import Desk
from faristol.library import Library
from faristol.screens.lists import Wanted
from faristol.screens.scene import Intent, Scene, Screen
from faristol.storage.errors import NOT_OPEN


async def with_cards(desk: Desk, screen: Screen, scene: Scene, intent: Intent | None = None) -> Scene:
    if not screen.events:
        return scene
    scene = await desk.events.shown_on(scene)
    asked = screen.reads(scene, intent) if intent else ()
    return replace(scene, logs=await desk.events.logs(asked))


async def with_remembered(desk: Desk, screen: Screen, scene: Scene) -> Scene:
    """Return the scene with what the device remembers or has recorded, for a screen that declares so."""
    if screen.recordings:
        scene = replace(scene, recordings=await desk.recordings())
    with suppress(*NOT_OPEN):
        return replace(scene, remembered=await desk.remembered()) if screen.remembers else scene
    return scene


async def with_words(
    library: Library, screen: Screen, scene: Scene, wait: bool, wanted: Wanted | None = None
) -> Scene:
    """Return the scene with the lexicon that is wanted, or with how far it has been opened."""
    wanted = wanted or screen.words(scene)
    if wanted is None:
        return scene
    words = await library.open(wanted) if wait else library.begin(wanted)
    return replace(scene, words=words, opening=None if words else library.opened)
