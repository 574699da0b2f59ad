"""A list of word study on paper: as many words as somebody takes to a café."""

from typing import Any

from faristol.screens.parts.letters import spelt
from faristol.screens.scene import Scene
from faristol.screens.words.study.question import Question, asked_for, way_of
from faristol.screens.words.study.saying import many, tiers, way_names
from faristol.words.asking import Asked
from faristol.words.listed import Listed

MOST = 3_000
"""So many words fill some twelve sheets; more of them would keep the device busy for long."""


def paper(
    scene: Scene, question: Question, listed: Listed | None, asked: Asked | None
) -> dict[str, Any] | None:
    """What is on the sheets that this very tap asked for; the next answer has none."""
    if listed is None or asked is None or question.paper != scene.now:
        return None
    shown = asked_for(listed, asked)
    lexicon, t = listed.bitsets.lexicon, scene.texts
    return {
        "text": question.text.strip(),
        "way": way_names(t)[way_of(question, asked)],
        "many": many(shown.count, t),
        "count": shown.count,
        "most": MOST,
        "lexicon": f"{lexicon.name} {lexicon.version}".strip(),
        "digest": lexicon.sha256[:8],
        "lengths": _by_length(shown, question),
        "tiers": tiers(lexicon),
        "date": t.date(scene.now, scene.zone),
    }


def _by_length(shown: Listed, question: Question) -> list[dict[str, Any]]:
    """Under the number of their tiles, as far as the paper reaches."""
    groups, left = [], MOST
    lexicon = shown.bitsets.lexicon
    for length, count in shown.by_length.items():
        if left <= 0:
            break
        some = shown.of_length(length).some(0, left)
        left -= len(some)
        words = [
            {
                "text": spelt(question.tile_set, word),
                "confirmed": lexicon.is_confirmed(word),
            }
            for word in some
        ]
        groups.append({"length": length, "count": count, "words": words})
    return groups
