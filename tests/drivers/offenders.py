"""One check over many cases: a failure names every case that fails, not only the first."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any


def offenders(cases: Mapping[str, Any] | Iterable[Any], check: Callable[[Any], object]) -> dict[str, str]:
    """Return what is wrong with each case that fails, by its name; a check over nothing fails."""
    named = cases if isinstance(cases, Mapping) else {str(case): case for case in cases}
    assert named, "there is no case to be checked"
    wrong = {}
    for name, case in named.items():
        try:
            check(case)
        except Exception as error:  # whatever it is, the other cases are checked as well
            wrong[name] = f"{type(error).__name__}: {error}"
    return wrong
