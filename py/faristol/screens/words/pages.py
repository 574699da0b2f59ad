"""The pages of a long list; the first follows the last."""

from faristol.screens.view import view_value
from faristol.texts import Texts, figure


@view_value
class Page:
    number: int
    pages: int
    first: int
    """How many come before its first; `part` says in words which they are."""
    part: str

    @property
    def before(self) -> int:
        return (self.number - 1) % self.pages

    @property
    def after(self) -> int:
        return (self.number + 1) % self.pages


def page_of(count: int, size: int, wanted: int, t: Texts) -> Page:
    """Return the page that is wanted, or the last one there is."""
    pages = max(1, -(-count // size))
    number = min(wanted, pages - 1)
    first, last = number * size, min(count, (number + 1) * size)
    figures = {"first": figure(first + 1), "last": figure(last), "all": figure(count)}
    return Page(number, pages, first, t.gettext("%(first)s to %(last)s of %(all)s") % figures)
