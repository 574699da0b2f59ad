"""Whole games by letter through a bad post, to the arbiter's desk: both sheets fit, and nobody is stuck."""

import pytest

from drivers.sample import sampled
from evenings.by_mail import ByMail
from evenings.evening import plays

PLAYED = range(60)


@pytest.mark.parametrize("seed", sampled("a bad post", PLAYED, 2))
def test_a_bad_post_ends_with_one_sheet_and_nobody_is_stuck(seed):
    ended = plays(ByMail(seed), 0)
    assert ended.fault is None, "\n".join(map(str, (ended.fault, *ended.story)))
