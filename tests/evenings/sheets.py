"""What a score sheet counts, by the documents once more; and what its form says beforehand."""

import re
from typing import Any

from evenings.evening import Evening, Invariant, NotSo
from evenings.seen import Form, sentences

A_MINUTE = {"mallorca": 10, "federation": 10, "romanian": 0}
"""The points that each minute over the time costs, a part of one as a whole one (MAL-30, FED-28)."""
LOST_AFTER = {"federation": 10}
"""The minutes after which the game is lost (FED-17)."""
_PREVIEW = re.compile(r'<p id="preview">(.*?)</p>', re.S)
_COUNTS = re.compile(r"It counts: (−?\d+) – (−?\d+)")


def counts(rules: str, written: tuple[int, int], over: tuple[float, float]) -> tuple[int, int] | None:
    """Return what is left of both scores; None where a game is lost by time, or only points are written."""
    if rules not in A_MINUTE or any(seconds > 60 * LOST_AFTER.get(rules, 10_000) for seconds in over):
        return None
    first, second = (
        points - A_MINUTE[rules] * -int(-seconds // 60) for points, seconds in zip(written, over, strict=True)
    )
    return first, second


def a_result_is_what_was_written(evening: Evening) -> None:
    state = evening.event
    for published in state.rounds:
        for board, sheet in published.sheets.items():
            if sheet.written is None or sheet.decision or sheet.result.outcome != "played":
                continue
            ours = counts(rules_of(state), sheet.written, sheet.over_time)
            if ours and (tuple(sheet.result.score) != ours or sheet.result.winner != ahead(ours)):
                where = f"round {published.number}, table {board}"
                raise NotSo("a result is what was written", f"{where}: {sheet}; reckoned {ours}")


def the_form_says_what_will_count(evening: Evening) -> None:
    """Read the fields as they stand, and the sentence below them."""
    device, state = evening.devices["director"], evening.event
    form = device.sees.forms.get("report-form")
    said = _PREVIEW.search(device.regions["work"])
    if form is None or said is None or (written := typed(form)) is None:
        return
    text = sentences(said[1])
    ours = counts(rules_of(state), *written)
    shown = _COUNTS.search(text)
    if ours is None or shown is None:
        return
    found = tuple(int(each.replace("−", "-")) for each in shown.groups())
    earlier = re.search(r"/round/(\d+)$", device.last["url"])
    published = state.rounds[int(earlier[1]) - 1 if earlier else -1]
    pair = published.draft.by_table.get(int(form.data["board"]))
    if pair is None:  # of a division that is paired for itself
        return
    names = [state.players[player].name for player in (pair.first, pair.second)]
    wins = "a draw" if ahead(ours) is None else f"{names[ahead(ours) or 0]} has won"
    if found != ours or not text.endswith(wins):
        raise NotSo("the form says what will count", f"{form.filled}: {ours}, {wins}; it says {text!r}")


def typed(form: Form) -> tuple[tuple[int, int], tuple[float, float]] | None:
    """Return the scores and the seconds over time that stand in a form, where it is an ordinary game."""
    filled = form.filled
    points = [filled.get(name, "") for name in ("first", "second")]
    if (
        filled.get("outcome") != "played"
        or filled.get("winner")
        or not all(each.isdecimal() for each in points)
    ):
        return None
    over = [seconds(filled.get(name, "")) for name in ("over_first", "over_second")]
    if None in over:
        return None
    return (int(points[0]), int(points[1])), (over[0] or 0, over[1] or 0)


def seconds(text: str) -> float | None:
    """Return what is written as minutes, or as 2:30; None of anything else."""
    found = re.fullmatch(r"(\d+)(?::(\d\d))?", text.strip())
    if found is None:
        return None if text.strip() else 0
    return 60 * int(found[1]) + int(found[2] or 0)


def ahead(score: tuple[int, int]) -> int | None:
    return None if score[0] == score[1] else 0 if score[0] > score[1] else 1


def rules_of(state: Any) -> str:
    return str((state.opened.ruleset or {}).get("id"))


INVARIANTS: tuple[Invariant, ...] = (a_result_is_what_was_written, the_form_says_what_will_count)
