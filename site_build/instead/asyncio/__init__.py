"""Tasks and futures, which Pyodide starts with; without what needs sockets, other processes or a loop of its own."""

from asyncio.coroutines import *
from asyncio.events import *
from asyncio.events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.protocols import *
from asyncio.runners import *
from asyncio.tasks import *
from asyncio.timeouts import *
from asyncio.transports import *
