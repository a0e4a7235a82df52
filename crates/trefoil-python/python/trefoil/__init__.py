"""HLSL to DXIL, SPIR-V and DXBC, in your own process.

>>> import trefoil
>>> shader = trefoil.compile("float4 main() : SV_Target { return 1; }", "ps_6_0", target="spirv")
>>> trefoil.reflect(shader.data)["entries"][0]["outputs"][0]["name"]
'SV_Target'
"""

from __future__ import annotations

import json
import os
from typing import Any, Callable, Iterable, Mapping, NamedTuple, Optional, Union

from . import _trefoil

__all__ = [
    "CompileError",
    "Diagnostic",
    "Note",
    "Session",
    "Shader",
    "ValidationError",
    "compile",
    "compile_file",
    "disassemble",
    "preprocess",
    "reflect",
    "validate",
]
__version__: str = _trefoil.version()

Source = Union[str, bytes]
Includes = Union[Mapping[str, Source], Callable[[str], Optional[Source]], None]


class Note(NamedTuple):
    """Explains a diagnostic."""

    message: str
    file: str | None
    line: int
    column: int


class Diagnostic(NamedTuple):
    """An error or warning. Lines and columns count from 1, columns in bytes; without a place, file is None and they are 0."""

    id: str
    severity: str
    message: str
    file: str | None
    line: int
    column: int
    notes: tuple[Note, ...]


class CompileError(Exception):
    """What a compile refused: its text is what DXC would print, `diagnostics` the same as data."""

    diagnostics: tuple[Diagnostic, ...]

    def __init__(self, text: str, diagnostics: Iterable[Diagnostic] = ()) -> None:
        super().__init__(text)
        self.diagnostics = tuple(diagnostics)


class ValidationError(Exception):
    """The rules of DXIL that a container breaks: the names of the rules, each with what was found."""

    findings: tuple[tuple[str, str], ...]

    def __init__(self, text: str, findings: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(text)
        self.findings = tuple(findings)


class Shader(NamedTuple):
    """What a compile made."""

    data: bytes
    warnings: tuple[Diagnostic, ...]

    def reflect(self) -> dict[str, Any]:
        """What it is bound to."""
        return reflect(self.data)

    def disassemble(self) -> str:
        """Its listing."""
        return disassemble(self.data)


def _diagnostics(found: list) -> tuple[Diagnostic, ...]:
    return tuple(Diagnostic(*rest, tuple(Note(*note) for note in notes)) for *rest, notes in found)


def _bytes(text: Source) -> bytes:
    if isinstance(text, str):
        return text.encode()
    if isinstance(text, (bytes, bytearray, memoryview)):
        return bytes(text)
    raise TypeError(f"HLSL is str or bytes, not {type(text).__name__}")


def _options(defines: Mapping[str, Any] | None, include_dirs: Iterable[Any], options: Iterable[str]) -> list[str]:
    out: list[str] = []
    for name, value in (defines or {}).items():
        value = int(value) if isinstance(value, bool) else value
        out += ["-D", name if value is None else f"{name}={value}"]
    for folder in include_dirs:
        out += ["-I", os.fspath(folder)]
    return out + list(options)


def _finder(includes: Includes, include_dirs: list[Any]) -> Callable[[str], bytes | None] | None:
    """The function that finds included files: in a mapping, by the caller's function, or in files."""
    if callable(includes):

        def ask(path: str) -> bytes | None:
            found = includes(path)
            return None if found is None else _bytes(found)

        return ask
    if includes is not None:
        known = {os.path.normpath(path): _bytes(text) for path, text in includes.items()}
        return lambda path: known.get(os.path.normpath(path))
    return None


def _read(path: str) -> bytes | None:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


class Session:
    """What compiles share: files are lexed once, and compiles that begin with the same headers go on from their end.

    Any number of threads may use a session at once; while it compiles, other threads of Python run.
    With `variants`, it remembers what it compiled, up to that many bytes.
    """

    def __init__(self, variants: int = 0) -> None:
        self._session = _trefoil.Session(variants)

    def compile(
        self,
        source: Source,
        profile: str,
        entry: str = "main",
        *,
        target: str | None = None,
        name: str = "source.hlsl",
        defines: Mapping[str, Any] | None = None,
        include_dirs: Iterable[Any] = (),
        includes: Includes = None,
        options: Iterable[str] = (),
    ) -> Shader:
        """Compiles HLSL.

        The target is "dxil", "spirv" or "dxbc"; without one, what DXC would make of the profile and the options. Included files
        come from `includes`, a mapping of paths or a function of a path; `options` are DXC's: ["-O3", "-enable-16bit-types"].

        Raises CompileError for what is wrong with the source, ValueError for an argument that is no such thing.
        """
        return Shader(*self._run("compile", source, profile, entry, target, name, defines, include_dirs, includes, options))

    def reflect(
        self,
        source: Source,
        profile: str,
        entry: str = "main",
        *,
        target: str | None = None,
        name: str = "source.hlsl",
        defines: Mapping[str, Any] | None = None,
        include_dirs: Iterable[Any] = (),
        includes: Includes = None,
        options: Iterable[str] = (),
        keep_unused: bool = False,
    ) -> dict[str, Any]:
        """Compiles HLSL and says what the shader is bound to; arguments and errors as of compile.

        With `keep_unused` resources that the source declares and the shader does not use are told of too: their "used" is false.
        """
        text, _ = self._run(
            "reflect", source, profile, entry, target, name, defines, include_dirs, includes, options, keep_unused
        )
        return json.loads(text)

    def preprocess(
        self,
        source: Source,
        profile: str = "lib_6_3",
        *,
        name: str = "source.hlsl",
        defines: Mapping[str, Any] | None = None,
        include_dirs: Iterable[Any] = (),
        includes: Includes = None,
        options: Iterable[str] = (),
    ) -> str:
        """The preprocessed text; errors as of compile."""
        text, _ = self._run("preprocess", source, profile, "main", None, name, defines, include_dirs, includes, options)
        return text.decode()

    def _run(self, what, source, profile, entry, target, name, defines, include_dirs, includes, options, keep_unused=False):
        include_dirs = list(include_dirs)
        arguments = _options(defines, include_dirs, options)
        find = _finder(includes, include_dirs)
        data, messages, found = self._session.run(
            what, _bytes(source), os.fspath(name), entry, profile, target, arguments, keep_unused, find
        )
        diagnostics = _diagnostics(found)
        if data is None:
            raise CompileError(messages, diagnostics)
        return data, diagnostics


def compile(source: Source, profile: str, entry: str = "main", **arguments: Any) -> Shader:
    """Compiles HLSL in a session of its own: Session.compile."""
    return Session().compile(source, profile, entry, **arguments)


def compile_file(path: str | os.PathLike[str], profile: str, entry: str = "main", **arguments: Any) -> Shader:
    """Compiles a file, with what it includes from files."""
    with open(path, "rb") as file:
        source = file.read()
    return Session().compile(source, profile, entry, name=os.fspath(path), includes=_read, **arguments)


def preprocess(source: Source, profile: str = "lib_6_3", **arguments: Any) -> str:
    """The preprocessed text: Session.preprocess."""
    return Session().preprocess(source, profile, **arguments)


def reflect(data: bytes) -> dict[str, Any]:
    """What a DXIL or DXBC container or a SPIR-V module is bound to, whoever made it.

    The dictionary is what docs/reflection.schema.json describes. Raises ValueError for what is none of these.
    """
    return json.loads(_trefoil.reflect(data))


def disassemble(data: bytes) -> str:
    """The listing of a DXIL or DXBC container or a SPIR-V module. Raises ValueError for what is none of these."""
    return _trefoil.disassemble(data)


def validate(data: bytes) -> None:
    """Checks that a DXIL container keeps the rules of DXIL; raises ValidationError where it does not."""
    found = _trefoil.validate(data)
    if found:
        raise ValidationError("\n".join(text for _, text in found), found)
