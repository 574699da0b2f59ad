"""Parts of templates that are drawn outside of a screen, as somebody reads them in a language."""

from collections.abc import Iterator
from contextlib import contextmanager

from faristol.screens import rendering
from faristol.texts import texts


@contextmanager
def read_in(language: str) -> Iterator[None]:
    spoken = rendering._reader.set(texts(language))
    try:
        yield
    finally:
        rendering._reader.reset(spoken)
