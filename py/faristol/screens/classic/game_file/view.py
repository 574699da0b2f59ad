"""A game from another program: who played, by which rules it reads, and then it is an event to go through."""

from typing import Any

from faristol.screens.classic.ended import how
from faristol.screens.classic.game_file import form
from faristol.screens.classic.game_file.intents import INTENTS
from faristol.screens.classic.game_file.reading import read, totals
from faristol.screens.clauses import clause_of
from faristol.screens.forms.word_list import list_sentences
from faristol.screens.refusals import sentences
from faristol.screens.scene import Scene, Screen
from faristol.texts import Texts


def view(scene: Scene) -> dict[str, Any]:
    t = scene.texts
    facts = {"title": title(scene), "subtitle": None, "back": "#/", "back_name": t.gettext("Home")}
    if not form.form_of(scene):
        return {**facts, "there": False}
    card, rules = form.chosen(scene), form.rules(scene)
    found = read(form.file_of(scene), rules, scene.now, **form.said(scene))
    return {
        **facts,
        "there": True,
        "form": form.said(scene),
        "card": card,
        "cards": [(one, _card(form.of_card(scene, one), t), None) for one in form.cards(scene)],
        "playing": rules["language"],
        "players": [name for _, name in found.game.players] if found.game else [],
        "turns": len(found.event.turns) if found.event else 0,
        "scores": found.event.scores if found.event else None,
        "file_scores": totals(found.game) if found.game else None,
        "agrees": found.agrees,
        "over": found.event is not None and found.event.stage == "over",
        "how": how(found.event, t) if found.event and found.event.ending else None,
        "refused": sentences(found.refused, t) if found.refused else None,
        "words": list_sentences(scene),
    }


def _card(rules: dict[str, Any], t: Texts) -> str:
    document = clause_of(rules["pass"]["clause"]).document
    return rules.get("club") or t.gettext(document)


def title(scene: Scene) -> str:
    return scene.texts.gettext("A game from another program")


GAME_FILE = Screen(
    name="game_file",
    view=view,
    title=title,
    intents=INTENTS,
    words=lambda scene: form.rules(scene)["language"] if form.form_of(scene) else None,
    waits=False,
    remembers=True,
)
