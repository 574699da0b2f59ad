"""The score sheet on paper, in the language of the publication: filled, or empty to be filled by hand."""

from typing import Any

from markupsafe import Markup

from faristol.games.classic.game import Classic
from faristol.screens.classic import score_sheet as table
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.sheet.intents import PRINTED
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene
from faristol.texts import texts

WIDE, ONE_PAGE, A_PAGE = 15, 21, 30
"""So many rows stand on one page at their ease, so many close together; on a page before the last."""

BY_HAND = 18


def paper(scene: Scene, *, small: bool) -> Markup | None:
    """The sheets that this very tap asked for; the next answer has none."""
    asked = scene.session.get(PRINTED, about=scene.now)
    if asked is None or scene.event is None:
        return None
    game = game_of(scene)
    t = texts(game.opened["publication"])
    facts = table.shown(game, t, small=small)
    pages = _empty(facts) if asked == "empty" else _filled(facts)
    return render_page(
        "classic/sheet/paper.html",
        t.language,
        pages=pages,
        opened=game.opened,
        playing=game.tile_set.language,
        date=t.date(scene.event.entries[0]["at"], scene.zone),
        where=table.where(game, t),
        rules=table.rules_name(game, t),
        lexicon=_lexicon(game),
        by_hand=asked == "empty",
        **facts,
        app=scene.app,
    )


def _filled(facts: dict[str, Any]) -> list[dict[str, Any]]:
    rows = facts["rows"]
    pages = []
    while len(rows) > ONE_PAGE:
        pages.append({"rows": rows[:A_PAGE], "last": False, "tight": True})
        rows = rows[A_PAGE:]
    return [*pages, {"rows": rows, "last": True, "tight": len(rows) > WIDE}]


def _empty(facts: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [{"number": number, "cells": [None] * len(facts["sides"])} for number in range(1, BY_HAND + 1)]
    return [{"rows": rows, "last": True, "tight": False}]


def _lexicon(game: Classic) -> str:
    about = game.opened["lexicon"]
    return f"{about['name']} {about.get('version', '')}".strip()
