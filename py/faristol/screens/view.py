"""What a screen's view returns: the values that its template names."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class View:
    """What the frame writes into the bar. A screen's own view adds what its template shows."""

    title: str
    subtitle: str = ""
    back: str = ""
    """The address to which the arrow leads, and the name of what lies there."""
    back_name: str = ""
