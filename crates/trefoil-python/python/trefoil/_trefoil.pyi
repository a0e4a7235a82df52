from typing import Callable, List, Optional, Tuple

_Note = Tuple[str, Optional[str], int, int]
_Diagnostic = Tuple[str, str, str, Optional[str], int, int, List[_Note]]

class Session:
    def __init__(self, variants: int) -> None: ...
    def run(
        self,
        what: str,
        source: bytes,
        name: str,
        entry: str,
        profile: str,
        target: Optional[str],
        arguments: List[str],
        keep_unused: bool,
        find: Optional[Callable[[str], Optional[bytes]]],
    ) -> Tuple[Optional[bytes], str, List[_Diagnostic]]: ...

def version() -> str: ...
def reflect(data: bytes) -> str: ...
def disassemble(data: bytes) -> str: ...
def validate(data: bytes) -> List[Tuple[str, str]]: ...
