"""The room of a duplicate on the judge's tablet: who is in, and how the next one comes in."""
