"""The numbers of topping, in which a round is about its best play: clubs differ in them, and choose."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Numbers:
    penalties: tuple[int, ...]
    """Seconds more for a best play that is missed."""
    usual: int
    tries: tuple[int, ...]
    """In a room: seconds more for each play that is not the best."""
    usual_try: int


@cache
def numbers() -> Numbers:
    data = tomllib.loads((files("faristol.games") / "topping.toml").read_text("utf-8"))
    return Numbers(tuple(data["penalties"]), int(data["usual"]), tuple(data["tries"]), int(data["usual_try"]))
