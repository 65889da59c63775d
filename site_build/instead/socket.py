"""A page has no sockets; `asyncio.events` names these two."""

AF_UNSPEC = 0
AI_PASSIVE = 1
