"""One reckoning of the minutes over the time, for two and for as many as sit at a table."""

import pytest

from faristol.core.overtime import MINUTE, cost_of_losing, cost_of_time, too_late
from faristol.rulesets import ruleset_data
from faristol.rulesets.table_games import ClassicRules


def rules_of(document):
    return ClassicRules.read(ruleset_data(document))


OVER = (0, 1, 10 * MINUTE, 10 * MINUTE + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_loses_the_points_of_the_minutes_begun(players):
    assert cost_of_time(rules_of("mallorca"), OVER[:players]) == (0, 10, 100, 110)[:players]
    assert cost_of_time(rules_of("romanian"), OVER[:players]) == (0,) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_too_late_is_who_is_more_over_the_time_than_the_document_allows(players):
    assert too_late(rules_of("federation"), OVER[:players]) == (False, False, False, True)[:players]
    assert too_late(rules_of("romanian"), OVER[:players]) == (False,) * players


def test_who_loses_pays_what_the_document_takes_or_all_pay_their_minutes():
    assert cost_of_losing(rules_of("federation"), OVER[:3], 1) == (0, 110, 0)
    assert cost_of_losing(rules_of("mallorca"), OVER[:3], 1) == (0, 10, 100)
