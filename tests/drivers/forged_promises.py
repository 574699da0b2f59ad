"""Forgeries of what was promised, of what the room said, and of the secret."""

from random import Random
from typing import Any

from drivers.forging_draws import (
    KINDS,
    OWN_ACT,
    Forge,
    Kind,
    Log,
    before_room,
    changed,
    forges,
    places,
    promised_anew,
    put,
    redrawn,
    spoke,
    with_words,
    without,
)

# --- the promise


@forges("version")
def promised_by_version_one_and_mixed_by_spelling(log: Log, chance: Random) -> Log | None:
    forged = promised_anew(log, draw=1)
    if forged is None:
        return None
    letters = log[spoke(log)]["words"]
    spelt = "".join(chance.choice((sign.upper(), sign.lower())) for sign in letters)
    return redrawn(with_words(forged, spelt), version=1) or forged


@forges("version")
def promised_by_a_version_to_come(log: Log, chance: Random) -> Log | None:
    return promised_anew(log, draw=chance.choice((3, 0, "2")))


@forges("version")
def opened_by_a_version_to_come(log: Log, chance: Random) -> Log | None:
    return None if places(log, "Promised") else changed(log, 0, draw=3)


@forges("unpromised")
def the_promise_left_out(log: Log, chance: Random) -> Log | None:
    found = places(log, "Promised")
    return without(log, found[0]) if len(found) == 1 and log[0].get("draw") == 2 else None


@forges("late")
def the_promise_made_after_the_room_spoke(log: Log, chance: Random) -> Log | None:
    found = places(log, "Promised")
    if not found or len(found) > 1:
        return None
    late = {**log[found[0]], **OWN_ACT}
    return without(put(log, chance.choice(places(log, "RackDrawn")) + 1, late), found[0])


@forges("late")
def promised_once_more_after_the_room_spoke(log: Log, chance: Random) -> Log | None:
    if not (found := places(log, "Promised")):
        return None
    forged = promised_anew(log, number=log[found[-1]]["number"] + 1)
    assert forged is not None
    return put(log, chance.randrange(spoke(log) + 2, len(log)), {**forged[found[-1]], **OWN_ACT})


def other_promise(**fields: Any) -> Forge:
    def forge(log: Log, chance: Random) -> Log | None:
        found = places(log, "Promised")
        return changed(log, found[-1], **fields) if found else None

    return forge


for field, value in (
    ("number", 1_000),
    ("date", "2026-01-31"),
    ("event", "Cupa"),
    ("players", ["Bel", "Xesc"]),
):
    KINDS[f"another_{field}_promised"] = Kind("promise", other_promise(**{field: value}), whole=False)
KINDS["another_fingerprint"] = Kind("promise", other_promise(commitment="ab" * 32), whole=False)


@forges("promise")
def players_in_another_order(log: Log, chance: Random) -> Log | None:
    """Then the fingerprint names somebody else."""
    found = places(log, "Promised")
    players = log[found[-1]]["players"] if found else []
    return changed(log, found[-1], players=players[1:] + players[:1]) if len(players) > 1 else None


@forges("promise")
def two_players_in_one_name(log: Log, chance: Random) -> Log | None:
    """The text that was promised stays the same, and the fingerprint names somebody else."""
    found = places(log, "Promised")
    players = log[found[-1]]["players"] if found else []
    joined = ["\nplayer: ".join(players[:2]), *players[2:]]
    return changed(log, found[-1], players=joined) if len(players) > 1 else None


@forges("promise")
def the_event_renamed(log: Log, chance: Random) -> Log | None:
    return changed(log, 0, name="Another event") if places(log, "Promised") else None


@forges("promise")
def another_event_promised_with_its_fingerprint(log: Log, chance: Random) -> Log | None:
    return promised_anew(log, event="Another event")


@forges("promise")
def another_rack_rule(log: Log, chance: Random) -> Log | None:
    rule = log[0]["ruleset"]["rack"]
    other = {"whole": "new", "new": "whole"}[rule["put_back"]]
    forged = changed(log, 0, ruleset={**log[0]["ruleset"], "rack": {**rule, "put_back": other}})
    return (redrawn(forged) or forged) if places(log, "Promised") else None


@forges("promise")
def another_bag(log: Log, chance: Random) -> Log | None:
    tiles = log[0]["tile_set"]
    (letter, count, points), *letters = tiles["letters"]
    forged = changed(log, 0, tile_set={**tiles, "letters": [[letter, count + 1, points], *letters]})
    return (redrawn(forged) or forged) if places(log, "Promised") else None


# --- the room and the secret


@forges("twice")
def the_room_spoke_twice(log: Log, chance: Random) -> Log | None:
    return put(log, chance.choice(places(log, "RackDrawn")) + 1, {**log[spoke(log)], **OWN_ACT})


@forges("twice")
def the_room_spoke_before_it_spoke(log: Log, chance: Random) -> Log | None:
    return put(log, before_room(log), {**log[spoke(log)], **OWN_ACT, "words": "another sentence"})


@forges("rack")
def the_room_spoke_at_the_end(log: Log, chance: Random) -> Log | None:
    at = spoke(log)
    return without(put(log, places(log, "DrawsEnded")[0], {**log[at], **OWN_ACT}), at)


@forges("rack")
def the_room_said_something_else(log: Log, chance: Random) -> Log | None:
    return with_words(log, f"another sentence {chance.random()}")


@forges("silent")
def the_room_said_nothing(log: Log, chance: Random) -> Log | None:
    dots = "…" if places(log, "Promised") else ""
    return redrawn(with_words(log, dots)) or with_words(log, dots)


@forges("words")
def other_words_published(log: Log, chance: Random) -> Log | None:
    return changed(log, places(log, "SecretPublished")[0], room=log[spoke(log)]["words"].swapcase() + "!")


@forges("words")
def no_words_published(log: Log, chance: Random) -> Log | None:
    return changed(log, places(log, "SecretPublished")[0], room=None)


@forges("secrets")
def another_secret_published(log: Log, chance: Random) -> Log | None:
    if not any("secret" in entry for entry in log[:-1]):
        return None
    return changed(log, places(log, "SecretPublished")[0], secret=chance.randbytes(32).hex())


@forges("promise")
def another_secret_everywhere(log: Log, chance: Random) -> Log | None:
    other = chance.randbytes(32).hex()
    forged = [{**entry, "secret": other} if "secret" in entry else entry for entry in log]
    return redrawn(forged) or forged


@forges("secrets")
def another_secret_promised_anew(log: Log, chance: Random) -> Log | None:
    if not (found := places(log, "Promised")):
        return None
    return changed(log, found[-1], anew=True, secret=chance.randbytes(32).hex())


@forges("order")
def the_secret_published_before_the_end(log: Log, chance: Random) -> Log | None:
    at, end = places(log, "SecretPublished")[0], places(log, "DrawsEnded")[0]
    return without(put(log, end, {**log[at], **OWN_ACT}), at + 1)


@forges("undone")
def the_room_spoke_again_after_an_undoing(log: Log, chance: Random) -> Log | None:
    """The first words and their rack were taken back; the racks follow from the second."""
    at = spoke(log)
    rack = next(place for place in places(log, "RackDrawn") if place > at)
    first = [{**entry, "act": -7} for entry in log[at : rack + 1]]
    forged = redrawn(with_words(log, "another sentence"))
    undone = {"type": "Undone", **OWN_ACT, "undoes": -7}
    return [*log[:at], *first, undone, *forged[at:]] if forged else None


@forges("undone")
def an_early_backup_undone(log: Log, chance: Random) -> Log | None:
    exported = {"type": "Exported", **OWN_ACT, "act": -7}
    undone = {"type": "Undone", **OWN_ACT, "undoes": -7}
    at = before_room(log)
    return [*log[:at], exported, undone, *log[at:]]


@forges("order")
def an_undoing_of_what_comes_later(log: Log, chance: Random) -> Log | None:
    return put(log, 2, {"type": "Undone", **OWN_ACT, "undoes": len(log)})


@forges("order", whole=True)
def acts_that_go_backwards(log: Log, chance: Random) -> Log | None:
    return changed(log, len(log) - 1, act=1)
