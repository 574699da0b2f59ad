"""The screens of a league: what counts, and the classification over its events.

opening         what counts, and the leagues that are on this device
classification  everybody's place, the events taken in, who is who
"""
