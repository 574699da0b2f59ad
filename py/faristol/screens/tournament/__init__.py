"""A tournament: opening, players, round, standings and papers.

round    draft before a round is published, handing_in after, course from round to round
tonight  who is here on an evening of a ladder
earlier  players of an earlier tournament, with their ratings of after it
differences  what another tablet's file brought, and has otherwise
what_if  a round paired again in another way, beside the real one
sheets   what is printed
files    what other programs read
"""
