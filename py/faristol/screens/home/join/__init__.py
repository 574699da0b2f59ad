"""The way into a room of tablets, for every tablet that is not the judge's."""
