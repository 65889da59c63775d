"""A page starts no processes; `asyncio.events` names this."""

PIPE = -1
