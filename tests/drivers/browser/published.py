"""A published page opened from a file, by somebody who has no Faristol: no engine, no script, no network."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page

from drivers.browser.examiner import TOO_WIDE
from drivers.browser.judge import Judge


@contextmanager
def opened(judge: Judge, folder: Path, width: int = 1024, height: int = 768) -> Iterator[Page]:
    """Save the page for everybody from the event's file, and open it elsewhere."""
    path = folder / "published.html"
    judge.saves("#publish").save_as(path)
    assert judge.context.browser
    reader = judge.context.browser.new_page(
        java_script_enabled=False, viewport={"width": width, "height": height}
    )
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url.split(":")[0]))
    reader.goto(path.as_uri())
    yield reader
    assert set(asked) <= {"file", "data"}
    assert reader.locator("script").count() == 0
    assert reader.evaluate(TOO_WIDE) == []
    reader.close()


def rows(table: Locator) -> list[list[str]]:
    """Return the texts of a table's body, row by row."""
    found = table.locator("tbody tr").all()
    return [[cell.inner_text().strip() for cell in row.locator("td").all()] for row in found]
