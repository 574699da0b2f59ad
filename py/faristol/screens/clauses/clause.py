"""One clause as people see it: its document, the document's own article, and what it says."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Clause:
    document: str
    article: str
    meaning: str
