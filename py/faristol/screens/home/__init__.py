"""Home: the start, the doors to all practice, an event's file, the settings."""
