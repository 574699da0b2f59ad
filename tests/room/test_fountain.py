"""A file shown as codes comes over whole, whichever frames were missed."""

import contextlib
import random
from itertools import islice
from pathlib import Path

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from faristol.room.code_text import CodeKind, Unreadable, to_text
from faristol.room.fountain import BLOCK, HEAD, MOST_BYTES, FrameCollector, frames

LOGS = Path(__file__).parents[1] / "data/logs"


def collected(content, block, is_read):
    """Show a file until it is there: how many blocks it has, the frames shown, the frames read."""
    collector, read = FrameCollector(), 0
    for shown_frames, frame in enumerate(frames(content, block), 1):
        if not is_read(shown_frames):
            continue
        read += 1
        found = collector.take(frame)
        if found is not None:
            assert found == content
            return collector.blocks, shown_frames, read
    raise AssertionError("never complete")


def noise(size, seed=7):
    """A file that cannot be pressed together."""
    return random.Random(seed).randbytes(size)


@given(st.binary(max_size=3_000), st.integers(8, 300), st.randoms(use_true_random=False))
def test_any_file_comes_over_whichever_frames_are_lost(content, block, chance):
    collected(content, block, lambda number: chance.random() < 0.6)


def test_without_loss_it_takes_no_frame_more_than_there_are_blocks():
    blocks, shown_frames, read = collected(noise(40_000), BLOCK, lambda number: True)
    assert blocks == shown_frames == read == 49


def test_with_a_third_lost_two_frames_more_are_read_than_there_are_blocks():
    """The mean over fifty showings; whoever begins late only misses the first frames."""
    extra, lengthened = [], []
    for seed in range(50):
        chance = random.Random(seed)
        lost = {number for number in range(200) if chance.random() < 0.3}
        blocks, shown_frames, read = collected(noise(20_000, seed), BLOCK, lambda n, lost=lost: n not in lost)
        extra.append(read - blocks)
        lengthened.append(shown_frames / blocks)
    assert sum(extra) / 50 < 2.5
    assert sum(lengthened) / 50 < 1.6


def test_who_begins_late_needs_no_more():
    blocks, _, read = collected(noise(30_000), BLOCK, lambda number: number > 500)
    assert read <= blocks + 10


def test_a_log_is_pressed_together():
    content = max(LOGS.glob("*/*.json"), key=lambda path: path.stat().st_size).read_bytes()
    blocks, _, _ = collected(content, BLOCK, lambda number: True)
    assert blocks * BLOCK < len(content) / 2


def test_a_frame_is_a_code_of_version_20():
    for frame in islice(frames(noise(20_000)), 30):
        code = segno.make_qr(to_text(frame), error="l", boost_error=False)
        assert (code.version, code.mode) == (20, "alphanumeric")


def test_another_file_begins_anew_and_a_frame_twice_brings_nothing():
    first, second = [*islice(frames(noise(4_000, 1)), 9)], [*islice(frames(noise(4_000, 2)), 9)]
    collector = FrameCollector()
    assert [collector.take(first[0]), collector.take(first[0])] == [None, None]
    assert (collector.collected, collector.blocks) == (1, 5)
    assert collector.take(second[4]) is None
    assert collector.collected == 1
    found = [collector.take(frame) for frame in second[:4]]
    assert found == [None, None, None, noise(4_000, 2)]
    assert collector.take(second[0]) is None  # it is shown again: it is collected again


def test_frames_that_were_changed_give_no_file():
    whole = [*islice(frames(noise(4_000)), 5)]
    changed = bytearray(whole[2])
    changed[HEAD + 3] ^= 1
    collector = FrameCollector()
    for frame in (*whole[:2], bytes(changed), whole[3]):
        assert collector.take(frame) is None
    with pytest.raises(Unreadable):
        collector.take(whole[4])
    assert [collector.take(frame) for frame in whole][-1] == noise(4_000)


def test_a_few_codes_never_become_more_than_a_file_may_be():
    content = bytes(MOST_BYTES + 1)
    assert len([*islice(frames(content), 30)][0]) == HEAD + BLOCK
    collector = FrameCollector()
    with pytest.raises(Unreadable):
        for frame in frames(content):
            collector.take(frame)


def test_a_file_too_long_for_codes_is_not_shown():
    with pytest.raises(Unreadable):
        next(frames(noise(BLOCK * 2_048 + 1)))


def test_five_thousand_damaged_frames_are_refused_or_change_nothing_for_the_file():
    chance = random.Random(3)
    content = noise(4_000)
    good = [*islice(frames(content), 40)]
    for _ in range(250):
        collector = FrameCollector()
        for _ in range(20):
            bad = bytearray(chance.choice(good))
            for _ in range(chance.randint(1, 3)):
                bad[chance.randrange(len(bad))] = chance.randrange(256)
            try:
                found = collector.take(bytes(bad[: chance.choice((5, 11, 30, len(bad)))]))
                assert found in (None, content)
            except Unreadable:
                pass
        found = []
        for frame in [*good, *good]:
            try:
                found.append(collector.take(frame))
            except Unreadable:
                continue
        assert content in found


@given(st.binary(max_size=60))
def test_any_bytes_are_taken_or_refused(content):
    for frame in (content, bytes((CodeKind.FRAME,)) + content):
        with contextlib.suppress(Unreadable):
            FrameCollector().take(frame)
