"""Forgeries of the racks and of the course of a draw."""

from random import Random

from drivers.forging_draws import (
    OWN_ACT,
    Log,
    before_room,
    changed,
    forges,
    places,
    put,
    redrawn,
    some,
    without,
)
from faristol.games.log import Entry


@forges("no-racks")
def a_file_without_racks(log: Log, chance: Random) -> Log | None:
    kept = ("Opened", "Entered", "Began", "Promised", "RoomSpoke", "DrawsEnded", "SecretPublished")
    ended = [{**e, "clause": None} if e["type"] == "DrawsEnded" else e for e in log]
    return [entry for entry in ended if entry["type"].endswith(kept)]


@forges("rack")
def another_tile(log: Log, chance: Random) -> Log | None:
    at = chance.choice(places(log, "RackDrawn"))
    drawn = log[at]["drawn"]
    other = chance.choice([tile for tile in "AEIRTLS" if tile != drawn[0]])
    return changed(log, at, drawn=[other, *drawn[1:]])


@forges("rack")
def the_tiles_in_another_order(log: Log, chance: Random) -> Log | None:
    at = chance.choice([at for at in places(log, "RackDrawn") if len(set(log[at]["drawn"])) > 1])
    drawn = log[at]["drawn"]
    turned = next(drawn[n:] + drawn[:n] for n in range(1, len(drawn)) if drawn[n:] + drawn[:n] != drawn)
    return changed(log, at, drawn=turned)


@forges("rack")
def a_new_tile_told_as_kept(log: Log, chance: Random) -> Log | None:
    at = chance.choice([at for at in places(log, "RackDrawn") if log[at]["drawn"]])
    kept, (first, *drawn) = log[at]["kept"], log[at]["drawn"]
    return changed(log, at, kept=[*kept, first], drawn=drawn)


@forges("rack")
def a_later_attempt(log: Log, chance: Random) -> Log | None:
    at = chance.choice(places(log, "RackDrawn"))
    return changed(log, at, attempt=log[at]["attempt"] + 1)


@forges("rack")
def a_later_round(log: Log, chance: Random) -> Log | None:
    at = places(log, "RackDrawn")[-1]
    return changed(log, at, round=log[at]["round"] + 1)


@forges("rack")
def rounds_that_jump(log: Log, chance: Random) -> Log | None:
    """From some round on every number is higher, and the racks follow from these."""
    start, step = 2 + chance.randrange(3), chance.randrange(1, 9)
    return redrawn(log, number=lambda round_: round_ + step * (round_ >= start))


@forges("order")
def tiles_kept_of_a_round_that_jumps(log: Log, chance: Random) -> Log | None:
    """As above, and the tiles that stayed before it tell the number that the next rack needs."""
    start, step = 2 + chance.randrange(3), chance.randrange(1, 9)
    forged = redrawn(log, number=lambda round_: round_ + step * (round_ >= start))
    found = places(forged, "TilesKept", round=start - 1) if forged else []
    return changed(forged, found[0], round=start + step - 1) if forged and found else None


@forges("rack")
def an_invalid_rack_left_out(log: Log, chance: Random) -> Log | None:
    at = some(chance, log, "RackRejected")
    return None if at is None else without(log, at)


@forges("rack")
def another_invalid_rack(log: Log, chance: Random) -> Log | None:
    at = some(chance, log, "RackRejected")
    return None if at is None else changed(log, at, attempt=log[at]["attempt"] + 1)


@forges("order")
def an_invalid_rack_of_another_round(log: Log, chance: Random) -> Log | None:
    at = some(chance, log, "RackRejected")
    return None if at is None else changed(log, at, round=log[at]["round"] + 1)


@forges("rack")
def an_invalid_rack_made_up(log: Log, chance: Random) -> Log | None:
    at = chance.choice(places(log, "RackDrawn"))
    made = {"type": "RackRejected", "round": log[at]["round"], "attempt": 0, "rack": list("AEIOUAE")}
    return put(log, at, {**log[at], **made})


@forges("order")
def an_invalid_rack_at_the_end(log: Log, chance: Random) -> Log | None:
    made = {"type": "RackRejected", **OWN_ACT, "round": 1, "attempt": 0, "rack": list("AEIOUAE")}
    return put(log, len(log) - chance.randrange(2), made)


@forges("kept")
def tiles_kept_that_were_never_there(log: Log, chance: Random) -> Log | None:
    at = chance.choice(places(log, "TilesKept"))
    rack = next(entry for entry in reversed(log[:at]) if entry["type"] == "RackDrawn")
    other = next(tile for tile in "ZXJHVGFBCDMNP" if tile not in rack["kept"] + rack["drawn"])
    return changed(log, at, kept=[other])


@forges("rack")
def one_tile_less_kept(log: Log, chance: Random) -> Log | None:
    found = [at for at in places(log, "TilesKept") if log[at]["kept"] and at < places(log, "RackDrawn")[-1]]
    at = chance.choice(found)
    return changed(log, at, kept=log[at]["kept"][1:])


@forges("kept")
def a_tile_that_the_master_play_left_put_away(log: Log, chance: Random) -> Log | None:
    """Both entries say the same; only the tiles that were laid say another."""
    found = [at for at in places(log, "MasterChosen") if log[at]["kept"]]
    if not found:
        return None
    at = found[-1]
    stays = {"kept": log[at]["kept"][1:]}
    return [
        {**entry, **stays}
        if entry.get("round") == log[at]["round"] and "kept" in entry and n >= at
        else entry
        for n, entry in enumerate(log)
    ]


@forges("order")
def tiles_kept_twice(log: Log, chance: Random) -> Log | None:
    """What stays is told once more, with one tile less, and the rack is filled up from that."""
    if log[0]["type"] != "DrawsOpened":
        return None
    at = chance.choice([at for at in places(log, "TilesKept") if log[at]["kept"]])
    return redrawn(put(log, at, {**log[at]}))


@forges("order")
def a_rack_set_aside_after_its_tiles_were_kept(log: Log, chance: Random) -> Log | None:
    """It would give the round another rack."""
    at = places(log, "TilesKept")[-1]
    aside = {"type": "RackSetAside", "round": log[at]["round"], "act": log[at]["act"]}
    return redrawn(put(log, at + 1, {**log[at], **aside}))


@forges("order")
def a_rack_set_aside_in_another_round(log: Log, chance: Random) -> Log | None:
    at = some(chance, log, "RackSetAside")
    return None if at is None else changed(log, at, round=log[at]["round"] + 4)


@forges("rack")
def a_new_rack_without_a_reason(log: Log, chance: Random) -> Log | None:
    at = some(chance, log, "RackSetAside")
    return None if at is None else without(log, at)


@forges("rack")
def a_round_left_out(log: Log, chance: Random) -> Log | None:
    found = places(log, "RackDrawn")
    return without(log, chance.choice(found[:-1])) if len(found) > 1 else None


@forges("rack")
def a_rack_after_the_end(log: Log, chance: Random) -> Log | None:
    last = log[places(log, "RackDrawn")[-1]]
    more = {"round": last["round"] + 1, "kept": last["kept"] + last["drawn"], "drawn": [], "attempt": 0}
    return put(log, len(log) - 1, {**last, **OWN_ACT, **more})


def ended_early(log: Log, end: Entry) -> Log | None:
    """End a draw where a rack had to come."""
    found = places(log, "RackDrawn")
    if log[0]["type"] != "DrawsOpened" or len(found) < 2:
        return None
    at = max(place for place in places(log, "TilesKept") if place < found[-1])
    return [*log[: at + 1], {**log[at], **end, "type": "DrawsEnded"}, log[places(log, "SecretPublished")[0]]]


@forges("end")
def an_end_for_want_of_tiles_that_are_there(log: Log, chance: Random) -> Log | None:
    return ended_early(log, {"clause": "DUP-16"})


@forges("end")
def an_end_by_nobody_before_a_rack_that_was_due(log: Log, chance: Random) -> Log | None:
    return ended_early(log, {"clause": None})


@forges("end")
def an_end_by_the_judge_before_a_rack_that_was_due(log: Log, chance: Random) -> Log | None:
    return ended_early(log, {"clause": None, "by": "judge"})


@forges("kept")
def another_seventh_letter(log: Log, chance: Random) -> Log | None:
    found = [at for at in places(log, "MasterChosen") if log[at]["seventh"]]
    if not found or places(log, "RackDrawn")[-1] < found[0]:
        return None
    return changed(log, found[0], seventh=next(tile for tile in "ZXJ" if tile != log[found[0]]["seventh"]))


@forges("opening")
def a_second_opening(log: Log, chance: Random) -> Log | None:
    return put(log, chance.randrange(1, len(log) + 1), {**log[0], **OWN_ACT})


# --- what is no forgery, but is to be known


@forges("with-secret")
def a_backup_with_the_secret_before_the_room_spoke(log: Log, chance: Random) -> Log | None:
    return put(log, before_room(log), {"type": "Exported", **OWN_ACT})


@forges("without")
def a_backup_without_it_before_the_room_spoke(log: Log, chance: Random) -> Log | None:
    return put(log, before_room(log), {"type": "Exported", **OWN_ACT, "without_secret": True})


@forges("own-tiles")
def more_vowels(log: Log, chance: Random) -> Log | None:
    """The promise does not name the vowels; where the racks follow from these, they are shown as others."""
    tiles = log[0]["tile_set"]
    return redrawn(changed(log, 0, tile_set={**tiles, "vowels": [*tiles["vowels"], "Z"]}))
