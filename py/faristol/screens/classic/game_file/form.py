"""What stands in the form of a game's file: the rules that fit best, unless others were chosen."""

from dataclasses import replace
from typing import Any

from faristol.core.gcg_reading import refuse_long
from faristol.games.classic.of_file import language_of, read
from faristol.rulesets.table_games import ClassicRules
from faristol.screens.rules_of_two.club_rules import CLUB
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Slot

FORM = Slot("game_file", dict[str, str])


def first_form(scene: Scene, file: bytes) -> dict[str, str]:
    """Return the file as text from which every byte comes back, and the rules that fit best.

    Those that it cites are before others that give the same points.
    """
    form = {"text": file.decode("latin-1")}
    every = cards(with_form(scene, form))
    found = {card: read(file, of_card(scene, card), scene.now, publication="ca") for card in every}
    agreeing = [card for card in every if found[card].agrees]
    cited = [card for card in agreeing if _document(scene, card) in found[card].documents]
    readable = [card for card in every if not found[card].refused]
    return {**form, "ruleset": [*cited, *agreeing, *readable, *every][0]}


def _document(scene: Scene, card: str) -> str:
    return ClassicRules.read(of_card(scene, card)).pass_.clause.partition("-")[0]


def bring(scene: Scene, file: bytes) -> Step:
    """Go to the form: a file does not say by which rules the game was played."""
    refuse_long(file)
    return Step(session=scene.session.put(FORM, first_form(scene, file)), go="#/game-file")


def form_of(scene: Scene) -> dict[str, str]:
    return scene.session.get(FORM, {})


def with_form(scene: Scene, answers: dict[str, str]) -> Scene:
    """Return the scene with these answers in the form."""
    return replace(scene, session=scene.session.put(FORM, {**form_of(scene), **answers}))


def file_of(scene: Scene) -> bytes:
    return form_of(scene).get("text", "").encode("latin-1", "replace")


def cards(scene: Scene) -> list[str]:
    """Return the documents and the club's own rules, those of the file's language first."""
    language = language_of(file_of(scene), "ro" if scene.settings.language == "ro" else "ca")
    return sorted(CLUB.known(scene.remembered), key=lambda card: of_card(scene, card)["language"] != language)


def of_card(scene: Scene, card: str) -> dict[str, Any]:
    return CLUB.rules(card, scene.remembered)


def chosen(scene: Scene) -> str:
    every, card = cards(scene), form_of(scene).get("ruleset", "")
    return card if card in every else every[0]


def rules(scene: Scene) -> dict[str, Any]:
    return of_card(scene, chosen(scene))


def about(scene: Scene) -> dict[str, str]:
    """Return what the event will be called, and the language of its publication."""
    form = form_of(scene)
    written = {key: form.get(key, "") for key in ("name", "place", "round", "table")}
    return written | {"publication": rules(scene)["language"]}
