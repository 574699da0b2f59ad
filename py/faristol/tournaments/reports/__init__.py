"""Tournaments in the files of other programs: read whole, played on here, and written again.

report      a tournament as any file says it: people, and each one's rounds
into_log    the log that it becomes
trf         the report of the chess federations
tsh         a division of the word-game program tsh
own_json    our own document
games       a table of all games
pairs       the pairs of a round as chess programs write them

What a file says that a tournament here has no place for (titles, federations, identity numbers, a program's
own figures) is kept beside the player or the tournament as it stood, and goes out again in such a file.
"""
