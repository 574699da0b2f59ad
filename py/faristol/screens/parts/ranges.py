"""Numbers in a row, as a sentence lists them."""

from itertools import groupby


def ranges(numbers: list[int]) -> str:
    """Return sorted numbers with those that follow each other as one: 1–12, 14."""
    runs = groupby(enumerate(numbers), lambda each: each[1] - each[0])
    found = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
