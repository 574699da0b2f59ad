"""The reckoning of the coefficients in sentences (COR-20 to 24)."""

from collections.abc import Mapping
from typing import Any

from faristol.core.coefficients import coefficient_text
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.reckoning import Step, reckoning
from faristol.texts import Texts

COEFFICIENTS = ("rounded", "most", "least", "cap", "red", "blue")


def step_said(event: Correspondence, step: Step, t: Texts) -> str:
    names = {
        key: event.names[int(value) - 1] for key, value in step.said.items() if key == "player" and value
    }
    said = {**step.said, **{"name" if key == "player" else key: value for key, value in names.items()}}
    if step.what in ("most", "cap", "behind", "decided", "score"):
        for key in COEFFICIENTS:
            if key in said and isinstance(said[key], int):
                said[key] = _signed(coefficient_text(int(said[key])), t)
    for key in ("exact", "other"):
        if key in said:
            said[key] = _signed(str(said[key]), t)
    return _sentence(step.what, int(said.get("turns", 0)), t) % said


def _signed(figure: str, t: Texts) -> str:
    return figure if t.language == "en" else figure.replace(".", ",")


def _sentence(what: str, turns: int, t: Texts) -> str:
    return {
        "agreed": t.gettext("A draw agreed by both: 1 and 1."),
        "unfinished": t.gettext("Not finished in time, nobody over the time was claimed: 1 and 1."),
        "unfinished-dismissed": t.gettext("Not finished in time, and the claim was not upheld: 1 and 1."),
        "unknown": t.gettext("The arbiter knows nothing of the game: nought for both."),
        "no-show": t.gettext("%(name)s did not play and has nought; the other has 1.53."),
        "level": t.gettext("Equal points, %(red)s and %(blue)s: 1 and 1."),
        "both-without": t.gettext("Nobody has points, %(more)s and %(less)s: 1.5000 and 0.5000."),
        "against-nothing": t.gettext("%(more)s points against %(less)s: 1.5300 and 0.4700."),
        "score": t.gettext(
            "%(name)s: 1 + %(more)s : %(both)s = %(exact)s…, rounded %(rounded)s; the other: %(less)s : "
            "%(both)s = %(other)s…"
        ),
        "most": t.gettext("More than %(most)s is not accepted; the loser's stays as reckoned."),
        "abandoned-by": t.gettext(
            "Given up: the score at that moment is %(mine)s to %(theirs)s for %(name)s, complete turns: "
            "%(turns)s."
        ),
        "time-by": t.gettext(
            "Over the time is as given up: %(mine)s to %(theirs)s for %(name)s, complete turns: %(turns)s."
        ),
        "behind": t.gettext("Who stayed was behind: %(least)s."),
        "level-given-up": t.gettext("The score was level: 1.5000 and 0.5000."),
        "nothing-played": t.gettext("No play, or less than a complete turn at nought all: 1.5300."),
        "cap": t.ngettext(
            "After %(turns)s complete turn at most %(cap)s.",
            "After %(turns)s complete turns at most %(cap)s.",
            turns,
        ),
        "who-left": t.gettext("%(name)s has what the score gives, but no more than 2 less the other's."),
        "decided": t.gettext("The arbiter has set the coefficients: %(red)s and %(blue)s."),
        "punished": t.gettext("The arbiter takes %(tenths)s tenths off the coefficient of %(name)s."),
    }[what]


def reckoned(event: Correspondence, t: Texts) -> dict[str, Any] | None:
    """How it ended and what it is worth, step by step."""
    if event.ending is None:
        return None
    told = reckoning(event)
    return {
        "way": way_said(event, t),
        "clause": event.ending.clause,
        "steps": [_step(event, step, t) for step in told.steps] if told else [],
        "coefficients": [written_in(value, t) for value in told.final] if told else None,
    }


def written_in(coefficient: int, t: Texts) -> str:
    """1,5219: with the reader's sign."""
    text = coefficient_text(coefficient)
    return text if t.language == "en" else text.replace(".", ",")


def _step(event: Correspondence, step: Step, t: Texts) -> dict[str, Any]:
    return {"said": step_said(event, step, t), "clause": step.clause if step.clause != "COR-29" else None}


def way_said(event: Correspondence, t: Texts) -> str:
    assert event.ending
    lost = event.ending.lost
    name = event.names[lost - 1] if lost else ""
    said: Mapping[str, str] = {
        "played-out": t.gettext("The game is played to the last letter."),
        "passes": t.gettext("The game is over: four times PAS in a row."),
        "agreed": t.gettext("The game is an agreed draw."),
        "abandoned": t.gettext("%(name)s has given the game up."),
        "time": t.gettext("%(name)s was over the time."),
        "no-show": t.gettext("%(name)s did not play."),
        "unfinished": t.gettext("The game was not finished in time."),
        "unknown": t.gettext("The arbiter knows nothing of the game."),
    }
    return said[event.ending.way] % {"name": name}
