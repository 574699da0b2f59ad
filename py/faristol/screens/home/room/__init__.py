"""The room of an event on the host's tablet: who is in, and how the next one comes in."""
