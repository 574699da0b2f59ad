"""Verifying a draw: true for every honest log, false for every way of getting another rack."""

import pytest

from drivers.draw import ROOM, SECRET, SPEAKER, Draw
from faristol.core.lots import promise
from faristol.core.tiles import tile_set
from faristol.games.commitment import commitment
from faristol.games.draw import RackRule, draw_rack
from faristol.games.draws import DrawsOpened
from faristol.games.promising import mixed_seed, promise_text
from faristol.games.publishing import public
from faristol.games.verification import draw_again, left_early, verify
from faristol.kinds import fold_log
from faristol.rulesets import ruleset_data


def honest():
    """Twenty rounds with a rejected rack, a rack put back, and an undo."""
    table = Draw("romanian-duplicate").speak()
    for keep in (0, 2, 5, 3, 1, 6, 0, 2):
        table.keep(table.state.rack[:keep])
    table.new_rack().new_rack().undo().undo()
    while table.state.round < 20:
        table.keep(table.state.rack[:4])
    return table.end().publish()


HONEST = honest()
ENTRIES = HONEST.entries


def place_of(kind, number=0, **has):
    """Where the entries of a kind stand; among those that hold `has`, the one of that number."""
    places = [
        place for place, entry in enumerate(ENTRIES) if entry["type"] == kind and entry.items() >= has.items()
    ]
    return places[number]


def changed(place, **facts):
    return [*ENTRIES[:place], {**ENTRIES[place], **facts}, *ENTRIES[place + 1 :]]


def without(place):
    return [*ENTRIES[:place], *ENTRIES[place + 1 :]]


def is_true(entries):
    """Whether a log that can be read at all is found to be an honest one."""
    told = fold_log(entries)
    if told is None or told.broken:
        return False
    verdict = verify(entries)
    assert verdict is not None
    return verdict.true


def test_an_honest_draw_is_true():
    verdict = verify(ENTRIES)
    assert verdict.true and verdict.faults == ()
    assert [checked.number for checked in verdict.rounds] == [*range(1, 10), *range(9, 21)]
    assert all(checked.logged == checked.expected for checked in verdict.rounds)


def test_it_has_what_a_tamperer_could_touch():
    kinds = {entry["type"] for entry in ENTRIES}
    assert {"RackRejected", "RackSetAside", "Undone", "TilesKept", "SecretPublished"} <= kinds


def test_what_was_undone_and_what_was_put_back_is_told():
    verdict = verify(ENTRIES)
    assert verdict.undone == 3
    assert [checked.number for checked in verdict.rounds if checked.set_aside] == [9]


def test_the_published_log_is_verified_as_the_judges_own():
    assert "secret" not in public(ENTRIES)[0]
    assert verify(public(ENTRIES)) == verify(ENTRIES)


def test_before_its_secret_is_published_nobody_else_can_verify():
    assert verify(public(ENTRIES[:-1])) is None
    assert verify(Draw().entries) is None


@pytest.mark.parametrize("number", range(3))
def test_a_changed_tile_is_found(number):
    place = place_of("RackDrawn", number)
    drawn = ENTRIES[place]["drawn"]
    other = next(tile for tile in "AEIT" if tile != drawn[0])
    assert not is_true(changed(place, drawn=[other, *drawn[1:]]))


def test_tiles_told_in_another_order_are_found():
    place = place_of("RackDrawn")
    assert not is_true(changed(place, drawn=ENTRIES[place]["drawn"][::-1]))


def test_a_new_tile_told_as_a_kept_one_is_found():
    place = next(n for n, entry in enumerate(ENTRIES) if entry["type"] == "RackDrawn" and entry["kept"])
    kept, drawn = ENTRIES[place]["kept"], ENTRIES[place]["drawn"]
    assert not is_true(changed(place, kept=[*kept, drawn[0]], drawn=drawn[1:]))


def test_another_secret_is_found():
    other = bytes(32).hex()
    assert not is_true(changed(0, secret=other))
    assert not is_true(changed(place_of("SecretPublished"), secret=other))
    unpublished = public(ENTRIES[:-1])
    assert not is_true([*unpublished, {**ENTRIES[-1], "secret": other}])


def test_another_secret_with_its_own_promise_is_found():
    """The promise alone would fit; the racks do not."""
    other = bytes(32)
    last = {**ENTRIES[-1], "secret": other.hex()}
    told = {"secret": other.hex()}
    fingerprint = {"commitment": promise(other, promise_text(DrawsOpened(ENTRIES[0]), ENTRIES[1]))}
    begun = [ENTRIES[0] | told, ENTRIES[1] | fingerprint, ENTRIES[2] | told]
    verdict = verify([*begun, *ENTRIES[3:-1], last])
    assert verdict.faults == ("rack",)


def test_another_promise_is_found():
    assert not is_true(changed(1, commitment=commitment(bytes(32))))


@pytest.mark.parametrize(
    "other", [{"event": "Divendres"}, {"date": "2026-10-09"}, {"number": 2}, {"players": ["Bel"]}], ids=str
)
def test_another_event_day_number_or_player_is_not_what_was_promised(other):
    assert not is_true(changed(1, **other))


def test_another_rack_rule_or_bag_is_not_what_was_promised():
    ruleset, tiles = ENTRIES[0]["ruleset"], ENTRIES[0]["tile_set"]
    new = {**ruleset, "rack": {**ruleset["rack"], "put_back": "new"}}
    assert not is_true(changed(0, ruleset=new))
    more = [["A", 12, 1], *tiles["letters"][1:]]
    verdict = verify(changed(0, tile_set={**tiles, "letters": more}))
    assert verdict.own_tiles and "promise" in verdict.faults


def test_a_promise_after_the_room_spoke_is_found():
    again = [*ENTRIES[:3], ENTRIES[1], *ENTRIES[3:]]
    assert not is_true(again) and "late" in verify(again).faults


def test_the_verdict_brings_what_the_room_can_compare():
    verdict = verify(public(ENTRIES))
    assert (verdict.room, verdict.speaker, verdict.digest) == (ROOM, SPEAKER, ENTRIES[1]["commitment"])
    assert verdict.promise["event"] == "Dijous" and verdict.early is None


@pytest.mark.parametrize(
    ("left", "early"),
    [({}, "with-secret"), ({"without_secret": True}, "without")],
    ids=["with the secret", "without"],
)
def test_a_backup_before_the_room_spoke_is_told(left, early):
    exported = {**ENTRIES[1], "type": "Exported", "act": 99, **left}
    assert verify([*ENTRIES[:2], exported, *ENTRIES[2:]]).early == early
    assert verify([*ENTRIES[:3], exported, *ENTRIES[3:]]).early is None


def test_other_words_of_the_room_are_found():
    assert not is_true(changed(place_of("RoomSpoke"), words="sol a Lleida"))
    assert not is_true(changed(place_of("SecretPublished"), room="sol a Lleida"))


def test_a_room_that_speaks_twice_is_found():
    again = [*ENTRIES[:-2], ENTRIES[2], *ENTRIES[-2:]]
    assert not is_true(again) and "twice" in verify(again).faults


def test_a_rejected_rack_left_out_is_found():
    assert not is_true(without(place_of("RackRejected")))


def test_a_rejected_rack_changed_is_found():
    place = place_of("RackRejected")
    assert not is_true(changed(place, rack=ENTRIES[place]["rack"][::-1]))
    assert not is_true(changed(place, attempt=ENTRIES[place]["attempt"] + 1))


def test_a_rejected_rack_made_up_is_found():
    place = place_of("RackDrawn", 1)
    made_up = {**ENTRIES[place], "type": "RackRejected", "rack": list("AEIOUAE"), "clause": "RDU-1"}
    assert not is_true([*ENTRIES[:place], made_up, *ENTRIES[place:]])


@pytest.mark.parametrize("fact", ["round", "attempt"])
def test_the_racks_of_another_round_or_attempt_are_found(fact):
    """Otherwise a judge could count on until a rack pleases."""
    place = place_of("RackDrawn", -1)
    assert not is_true(changed(place, **{fact: ENTRIES[place][fact] + 1}))


def test_a_rack_drawn_from_a_round_further_on_is_found():
    """Also when its tiles are the ones that round would have brought."""
    table = Draw().speak().time()
    honest = table.keep("").entries
    ahead = [dict(entry) for entry in honest]
    state = fold_log(honest[:-2]).state
    found = draw_rack(state.tile_set, state.rule, mixed_seed(SECRET, ROOM, 2), 7, 0, state.bag, ())
    ahead[-1] |= {"round": 7, "drawn": list(found.drawn), "attempt": found.attempt}
    assert is_true(honest) and not is_true(ahead)


def test_a_second_rack_without_a_reason_is_found():
    place = place_of("RackSetAside")
    assert not is_true(without(place))


def test_tiles_kept_that_were_never_on_the_rack_are_found():
    place = next(n for n, entry in enumerate(ENTRIES) if entry["type"] == "TilesKept" and entry["kept"])
    rack = next(e for e in reversed(ENTRIES[:place]) if e["type"] == "RackDrawn")
    other = next(tile for tile in "ZXJHVGFB" if tile not in rack["kept"] + rack["drawn"])
    assert not is_true(changed(place, kept=[other]))


def test_other_tiles_kept_are_found():
    place = next(n for n, entry in enumerate(ENTRIES) if entry["type"] == "TilesKept" and entry["kept"])
    assert not is_true(changed(place, kept=ENTRIES[place]["kept"][1:]))


def test_an_end_for_want_of_tiles_while_there_are_some_is_found():
    table = Draw().speak().time()
    entries = table.keep("").entries
    early = [*entries[:-1], {**entries[-1], "type": "DrawsEnded", "clause": "DUP-16"}]
    assert is_true(entries) and not is_true(early)
    *_, missing = verify(early).rounds
    assert (missing.number, missing.logged, missing.agrees) == (2, (), False)
    assert len(missing.expected) == 7


def test_a_backup_of_a_secret_that_was_promised_anew_tells_nothing():
    backup, anew = {"type": "Exported"}, {"type": "Promised", "anew": True}
    assert left_early([backup, anew]) is None
    assert left_early([anew, backup]) == left_early([backup]) == "with-secret"


# --- from a secret on paper


@pytest.mark.parametrize("round_", [(("Z", "Z"), ()), ((), ("W",)), (tuple("AEIOUAE"), ())])
def test_a_draw_again_stops_where_tiles_are_told_that_nobody_can_have_kept_or_named(round_):
    rule, tiles = RackRule.from_data(ruleset_data("duplicate")), tile_set("ca")
    racks = list(draw_again(tiles, rule, mixed_seed(SECRET, ROOM, 2), [round_, ((), ())]))
    assert [number for number, _ in racks] == [1]


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate"])
def test_a_draw_again_from_the_paper_agrees_with_the_log(ruleset):
    table = Draw(ruleset).speak().to_the_end(3)
    kept = [(tuple(entry["kept"]), ()) for entry in table.entries if entry["type"] == "TilesKept"]
    rule, tiles = RackRule.from_data(ruleset_data(ruleset)), tile_set(ruleset_data(ruleset)["language"])
    racks = dict(draw_again(tiles, rule, mixed_seed(SECRET, ROOM, 2), kept))
    assert racks.popitem() == (table.state.round + 1, None)
    assert [(number, drawn.kept + drawn.drawn) for number, drawn in racks.items()] == [
        (round_.number, round_.rack) for round_ in table.state.rounds
    ]
    assert [[rack for _, rack in drawn.rejected] for drawn in racks.values()] == [
        [rack for rack, _ in round_.rejected] for round_ in table.state.rounds
    ]


def test_a_draw_again_stops_at_tiles_that_were_not_on_the_rack():
    rule, tiles = RackRule.from_data(ruleset_data("duplicate")), tile_set("ca")
    (first,) = draw_again(tiles, rule, mixed_seed(SECRET, ROOM, 2), [(("Z",) * 3, ()), ((), ())])
    assert first[0] == 1
