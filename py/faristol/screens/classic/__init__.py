"""Games of two to four at a table.

table     the game: a module for each stage, before, turn, challenge and settling; its clocks are in clocks
turn      the tiles under the hands in one turn
against   the table of a game against the computer: a `ClassicOpened` with a `computer`, so that rules, log
          and sheet are those of two players; how it plays is in `practice/`
arbiter   the arbiter's decisions
sheet     the score sheet
replay    the game again beside the best plays
"""
