"""One check over many cases: a failure names every case that fails, not only the first."""

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from inspect import Signature, signature
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


def each(
    names: str | tuple[str, ...], cases: Iterable[Any]
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like parametrize, but one test that goes through all the cases and names every one that fails.

    For checks that cost little and change nothing: the cases share their fixtures.
    """
    wanted, listed = (names,) if isinstance(names, str) else names, list(cases)

    def of(check: Callable[..., None]) -> Callable[..., None]:
        @wraps(check)
        def test(**fixtures: Any) -> None:
            def one(case: Any) -> None:
                values = case if len(wanted) > 1 else (case,)
                check(**fixtures, **dict(zip(wanted, values, strict=True)))

            wrong = offenders({f"{at}: {repr(case)[:60]}": case for at, case in enumerate(listed)}, one)
            assert not wrong, "\n".join(f"{name}\n    {why}" for name, why in wrong.items())

        parameters = signature(check).parameters.values()
        left = [parameter for parameter in parameters if parameter.name not in wanted]
        test.__signature__ = Signature(left)  # type: ignore[attr-defined]
        return test

    return of
