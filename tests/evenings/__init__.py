"""Evenings of a club by chance: devices, people and faults from a seed, and what must hold of what is shown.

evening, moves, device     one evening, its moves, and the tablets on which anything may die
seen, habits, writing      what a person sees of a page, does there, and writes into its fields
hands, files               keys and drags on a board, codes before a camera; the files that somebody chooses
thinking, joining          the plays that come to mind; how a tablet comes into a room, and comes back
at_relay, telephones       the same where a laptop passes the messages on, with pages without an engine
handing_over               there a second judge who stands in, and goes on
hall_at_relay              there a tournament, whose results everybody may follow
room, tournament, letter   a duplicate with tablets, a tournament, a game by letter
two_rooms                  a duplicate in two rooms, whose judges link their tablets
by_mail, posted            a game by letter between two devices; what befalls a letter on its way
of_a_competition           what somebody knows of a competition: letters of its games, a string
wandering                  one device, and somebody who tries everything
explorers, in_the_middle   who looks into every corner; who comes to an event that others have played
one_thing, luggage         who has come for one thing; what else lies on that device
two_directors              a tournament on two tablets, which are merged
kinds                      all of these by name
logs, undoing, links       what holds everywhere: logs, undo, links
through_files              and that a log goes through a file
slips, written, results    what holds of a duplicate
on_paper, mastering        what is typed of a slip; that the first master play proposed is the best
sanctions                  that the round of a misconduct was named
rounds, sheets, drafts     what holds of a tournament: places, what a sheet counts, the nearest pairs
dated                      of which results standings are, and what nobody has entered
matches, taking_back       what holds of a game of two to four
clocks                     that its clocks take what goes by from whom they run for
papers                     what the page for everybody and the wall say
shrinking, story_files     a story without what it does not need, and those that were kept
"""
