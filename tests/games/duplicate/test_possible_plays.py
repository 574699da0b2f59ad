"""The possible plays of a round, with the words that the judge has accepted."""

from random import Random

import pytest

from drivers.oracle import legal_plays
from drivers.positions import small_game, small_lexicon
from drivers.sample import sampled
from faristol.games.duplicate.possible import plays_on
from faristol.words.lexicon import Lexicon, rows_of, words_of


def words_in(lexicon):
    return [word for length in range(2, 16) for word in words_of(lexicon.rows, length)]


@pytest.mark.parametrize("seed", sampled("accepted words", range(20), 4))
def test_they_are_those_of_a_list_that_has_the_accepted_words_too(seed):
    random = Random(seed)
    language = random.choice(("ca", "ro"))
    bitsets, positions = small_game(language, random, words=random.choice((20, 60, 200)))
    is_word = bitsets.lexicon.contains
    accepted = [word for word in words_in(small_lexicon(language, random, 12)) if not is_word(word)]
    rows = rows_of([*words_in(bitsets.lexicon), *accepted])
    both = Lexicon.of(rows, {}, language=language, name="both", version="1", licence="none")
    for board, rack in positions:
        slowly = legal_plays(both, board, rack)
        found = plays_on(bitsets, board, rack, None, tuple(accepted))
        assert {each.play: each.points for each in found.starting(b"", None, len(slowly) + 1)} == slowly
        assert found.count == len(slowly)
        best = max(slowly.values(), default=0)
        assert {each.play for each in found.best} == {play for play in slowly if slowly[play] == best}
