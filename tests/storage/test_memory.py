"""The log in memory keeps the contract, and finds what was damaged behind its back."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest

from drivers.log_contract import FIRST, PROMISES, SECOND, THIRD, card
from drivers.memory_log import MemoryDisk, MemoryLog
from faristol.storage import Reading, Store

Found = TypeVar("Found")


def run(coroutine: Coroutine[Any, Any, Found]) -> Found:
    """In a thread of its own: once a browser was driven, this one has Playwright's loop running for ever."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


@pytest.mark.parametrize("name", PROMISES)
def test_in_memory(name: str) -> None:
    disk = MemoryDisk()

    async def open_window() -> Store:
        return MemoryLog(disk)

    run(PROMISES[name](open_window))


def test_a_damaged_log_is_read_up_to_its_first_bad_entry() -> None:
    disk = MemoryDisk()
    log = MemoryLog(disk)

    async def damage_the_second() -> Reading:
        await log.append("dijous", 0, [FIRST, SECOND, THIRD], card("dijous", 1))
        text, seal = disk.entries["dijous"][1]
        disk.entries["dijous"][1] = text.replace("true", "false"), seal
        return await log.read("dijous")

    assert run(damage_the_second()) == Reading([FIRST], broken=2)
