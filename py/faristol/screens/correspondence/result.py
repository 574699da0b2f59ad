"""How a game ended and how its coefficients come about, in sentences (COR-20 to 24)."""

from collections.abc import Mapping, Sequence

from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.reckoning import Step, reckoning
from faristol.games.correspondence.sheet import worth_lines
from faristol.screens.parts.clock_time import decimal
from faristol.screens.parts.signs import coefficient, plain
from faristol.screens.view import view_value
from faristol.texts import Texts, texts

COEFFICIENTS = {"rounded", "most", "least", "cap", "red", "blue"}


@view_value
class Result:
    way: str
    steps: tuple[tuple[str, str | None], ...] = ()
    """The sentences of the reckoning, each with its clause."""
    coefficients: tuple[str, ...] = ()
    """Of RED and BLUE; empty while nobody can say what the game is worth."""
    in_words: str = ""
    """To be sent, in the language of the game."""


def result(event: Correspondence, t: Texts) -> Result | None:
    """Return how the game ended and what it is worth, step by step."""
    if event.ending is None:
        return None
    reckoned = reckoning(event)
    if reckoned is None:
        return Result(way_sentence(event, t))
    steps = tuple((step_sentence(event, step, t), step.clause) for step in reckoned.steps)
    coefficients = tuple(coefficient(each, t) for each in reckoned.final)
    return Result(way_sentence(event, t), steps, coefficients, _in_words(event))


def _in_words(event: Correspondence) -> str:
    names, scores = " – ".join(event.names), " – ".join(map(plain, event.scores))
    ended = way_sentence(event, texts(event.tile_set.language))
    return "\n".join((event.opened.name, f"{names}: {scores}", ended, *worth_lines(event)))


def step_sentence(event: Correspondence, step: Step, t: Texts) -> str:
    values: dict[str, str | int] = dict(step.values)
    if player := values.pop("player", 0):
        values["name"] = event.names[int(player) - 1]
    if step.what in ("most", "cap", "behind", "decided", "score"):
        for key in COEFFICIENTS & values.keys():
            values[key] = coefficient(int(values[key]), t)
    for key in {"exact", "other", "off"} & values.keys():
        values[key] = str(values[key]).replace(".", decimal(t))
    written = {key: plain(value) if isinstance(value, int) else value for key, value in values.items()}
    return _sentence(step.what, int(values.get("turns", 0)), t) % written


def _sentence(what: str, turns: int, t: Texts) -> str:
    return {
        "agreed": t.gettext("A draw agreed by both: 1 and 1."),
        "unfinished": t.gettext(
            "Not finished in time, and nobody claimed that the time was exceeded: 1 and 1."
        ),
        "unfinished-dismissed": t.gettext("Not finished in time, and the claim was not upheld: 1 and 1."),
        "unknown": t.gettext("Nobody reported the game: zero for both."),
        "no-show": t.gettext("%(name)s did not play and has zero; the other has 1.53."),
        "level": t.gettext("Equal points, %(red)s and %(blue)s: 1 and 1."),
        "both-without": t.gettext("Nobody has points, %(more)s and %(less)s: 1.5000 and 0.5000."),
        "against-nothing": t.gettext("%(more)s points against %(less)s: 1.5300 and 0.4700."),
        "score": t.gettext(
            "%(name)s: 1 + %(more)s / %(both)s = %(exact)s…, rounded to %(rounded)s; the other: "
            "%(less)s / %(both)s = %(other)s…"
        ),
        "most": t.gettext("More than %(most)s is not accepted; the loser’s stays as calculated."),
        "abandoned-by": t.gettext(
            "Given up: the score at that moment is %(mine)s to %(theirs)s for %(name)s, complete turns: "
            "%(turns)s."
        ),
        "time-by": t.gettext(
            "Time exceeded, counted as given up: %(mine)s to %(theirs)s for %(name)s, complete "
            "turns: %(turns)s."
        ),
        "behind": t.gettext("The other player was behind: %(least)s."),
        "level-given-up": t.gettext("The score was level: 1.5000 and 0.5000."),
        "nothing-played": t.gettext("No play, or less than a complete turn at 0–0: 1.5300."),
        "cap": t.ngettext(
            "After %(turns)s complete turn, at most %(cap)s.",
            "After %(turns)s complete turns, at most %(cap)s.",
            turns,
        ),
        "who-left": t.gettext(
            "%(name)s gets the coefficient of the score, but at most 2 minus that of the other."
        ),
        "decided": t.gettext("The arbiter has set the coefficients: %(red)s and %(blue)s."),
        "punished": t.gettext("The arbiter takes %(off)s off the coefficient of %(name)s."),
    }[what]


def way_sentence(event: Correspondence, t: Texts) -> str:
    assert event.ending
    return sentence_of_way(event.ending.way, event.ending.lost, event.names, t)


def sentence_of_way(way: str, lost: int | None, names: Sequence[str], t: Texts) -> str:
    name = names[lost - 1] if lost else ""
    sentences: Mapping[str, str] = {
        "played-out": t.gettext("The game was played to the last letter."),
        "passes": t.gettext("The game is over: PAS four times in a row."),
        "agreed": t.gettext("The players agreed to a draw."),
        "abandoned": t.gettext("%(name)s gave up the game."),
        "time": t.gettext("%(name)s exceeded the time limit."),
        "no-show": t.gettext("%(name)s did not play."),
        "unfinished": t.gettext("The game was not finished in time."),
        "unknown": t.gettext("Nobody reported the game."),
    }
    return sentences[way] % {"name": name}
