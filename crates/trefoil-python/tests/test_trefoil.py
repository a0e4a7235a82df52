"""What a Python programmer does with the package, run in a clean environment by tests/wheel.rs."""

import concurrent.futures
import doctest
import os
import pathlib
import tempfile
import time

import trefoil

SOURCE = """
#include "light.hlsli"
cbuffer Frame : register(b1) { float3 sun; float time; }
float4 main(float3 n : NORMAL) : SV_Target { return float4(light(n, sun) * SCALE, 1); }
"""
LIGHT = "float3 light(float3 n, float3 sun) { return saturate(dot(n, sun)); }\n"


def refused(error, call, *arguments, **named):
    try:
        call(*arguments, **named)
    except error as raised:
        return raised
    raise AssertionError(f"{error.__name__} was to be raised")


def test_compiles_for_each_target():
    for target, profile, magic in [("dxil", "ps_6_0", b"DXBC"), ("spirv", "ps_6_0", b"\x03\x02\x23\x07"), ("dxbc", "ps_5_1", b"DXBC")]:
        shader = trefoil.compile(SOURCE, profile, target=target, defines={"SCALE": 2}, includes={"light.hlsli": LIGHT})
        assert shader.data.startswith(magic) and shader.warnings == ()
        reflection = shader.reflect()
        frame = next(resource for resource in reflection["resources"] if resource["name"] == "Frame")
        assert reflection["format"] == target and frame["binding"] == {"space": 0, "index": 1, "count": 1}
        assert "main" in shader.disassemble() or target == "dxbc"
    assert trefoil.compile("float4 main() : SV_Target { return 1; }", "ps_5_1").reflect()["format"] == "dxbc"


def test_reflection_tells_of_what_is_unused():
    source = "Texture2D<float4> used : register(t0), unused : register(t1); float4 main() : SV_Target { return used[(uint2)0]; }"
    for target, profile in [("dxil", "ps_6_0"), ("spirv", "ps_6_0"), ("dxbc", "ps_5_1")]:
        for keep, told in [(False, {"used": True}), (True, {"used": True, "unused": False})]:
            reflection = trefoil.Session().reflect(source, profile, target=target, keep_unused=keep)
            assert {resource["name"]: resource["used"] for resource in reflection["resources"]} == told


def test_errors_have_diagnostics():
    error = refused(trefoil.CompileError, trefoil.compile, "void f(float a);\nfloat4 main() : SV_Target { return f(); }", "ps_6_0")
    assert "source.hlsl:2:" in str(error) and isinstance(error, Exception)
    first = error.diagnostics[0]
    assert (first.severity, first.file, first.line) == ("error", "source.hlsl", 2) and first.notes[0].line == 1
    assert "ps6" in str(refused(ValueError, trefoil.compile, "", "ps6"))
    assert "glsl" in str(refused(ValueError, trefoil.compile, "", "ps_6_0", target="glsl"))
    assert "-nothing" in str(refused(ValueError, trefoil.compile, "", "ps_6_0", options=["-nothing"]))
    refused(trefoil.CompileError, trefoil.compile, b"\xff\xfe\x00", "ps_6_0")
    refused(TypeError, trefoil.compile, 7, "ps_6_0")


def test_reads_binaries():
    for call in [trefoil.reflect, trefoil.disassemble]:
        refused(ValueError, call, b"neither of both")
        refused(TypeError, call, "text")
    shader = trefoil.compile("float4 main() : SV_Target { return 1; }", "ps_6_0")
    trefoil.validate(shader.data)
    broken = refused(trefoil.ValidationError, trefoil.validate, shader.data[:40])
    assert broken.findings[0][0] == "Container.ContentInvalid"
    assert "return X" not in trefoil.preprocess("#define X 1\nreturn X;") and trefoil.__version__


def test_documentation():
    assert doctest.testmod(trefoil) == (0, 3)


def test_includes():
    def fails(path):
        raise KeyError(path)

    refused(KeyError, trefoil.compile, SOURCE, "ps_6_0", includes=fails)
    refused(TypeError, trefoil.compile, SOURCE, "ps_6_0", includes=lambda path: 7)
    assert "light.hlsli" in str(refused(trefoil.CompileError, trefoil.compile, SOURCE, "ps_6_0"))
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "include").mkdir()
        (folder / "include" / "light.hlsli").write_text(LIGHT)
        (folder / "a.hlsl").write_text(SOURCE)
        shader = trefoil.compile_file(folder / "a.hlsl", "ps_6_0", defines={"SCALE": 1}, include_dirs=[folder / "include"])
        assert shader.data == trefoil.compile(SOURCE, "ps_6_0", defines={"SCALE": True}, includes={"light.hlsli": LIGHT}).data


def test_threads_scale():
    session = trefoil.Session()
    body = "".join(f"x += sin(x * {n}.5) * cos(y + {n});\n" for n in range(1500))
    sources = [f"float4 main(float x : X, float y : Y) : SV_Target {{ x += {n};\n{body} return x; }}" for n in range(8)]

    def timed(workers):
        start = time.perf_counter()
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            made = [shader.data for shader in pool.map(lambda source: session.compile(source, "ps_6_0"), sources)]
        return time.perf_counter() - start, made

    (alone, one), (together, many) = timed(1), timed(8)
    assert one == many
    print(f"8 compiles: {alone:.2f} s on one thread, {together:.2f} s on eight ({os.cpu_count()} cores)")
    # The lock is let go: a thread of Python's runs on while another compiles. A machine may be busy, so that time alone proves nothing.
    ticks = 0
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        job = pool.submit(session.compile, sources[0].replace("+= 0", "+= 9"), "ps_6_0")
        while not job.done():
            ticks += 1
            time.sleep(0)
    assert ticks > 20, ticks


for name, test in list(globals().items()):
    if name.startswith("test_"):
        test()
        print(name, "ok")
