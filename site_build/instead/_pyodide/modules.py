"""Where the modules of a page come from: one file with the code of each, made by `site_build/packing.py`."""

import marshal
import sys
from _frozen_importlib import ModuleSpec

PACK = "/lib/pinochle.pack"


class Modules:
    """Finds and runs the modules of a pack: by name, whether it is a package, and its code."""

    def __init__(self, pack: bytes) -> None:
        self._found: dict[str, tuple[bool, bytes]] = marshal.loads(pack)

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        if name not in self._found:
            return None
        return ModuleSpec(name, self, is_package=self._found[name][0])

    def create_module(self, _spec: ModuleSpec) -> None:
        """Python's own kind of module will do."""

    def exec_module(self, module: object) -> None:
        names = vars(module)
        exec(marshal.loads(self._found[names["__name__"]][1]), names)


def use_pack() -> None:
    """From now on. While the site is built there is none yet."""
    try:
        with open(PACK, "rb") as pack:
            sys.meta_path.insert(0, Modules(pack.read()))
    except FileNotFoundError:
        pass
