"""One program with two small lists of words for all tests of the command line."""

import pytest

from drivers.program import Program


@pytest.fixture(scope="session")
def program(tmp_path_factory):
    return Program(tmp_path_factory.mktemp("words"))
