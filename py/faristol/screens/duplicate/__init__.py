"""A duplicate: opening, players, round and results.

round   the judge's round: typed reads the text of a slip, slip finds the plays that begin so, entering writes
        it into the log, course leads from the rack to the results
"""
