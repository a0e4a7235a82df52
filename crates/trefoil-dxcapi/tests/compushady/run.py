# Compiles HLSL by the library beside the package, runs it, and checks what the shader wrote.

import struct

import compushady
from compushady.shaders import hlsl

COUNT = 256
SOURCE = """
RWStructuredBuffer<uint> numbers : register(u0);
[numthreads(64, 1, 1)] void main(uint i : SV_DispatchThreadID) { numbers[i] = i * i + 1; }
"""

code = hlsl.compile(SOURCE, "main")
assert struct.unpack("<I", bytes(code)[:4])[0] == 0x07230203, "no SPIR-V"

numbers = compushady.Buffer(COUNT * 4, stride=4)
back = compushady.Buffer(COUNT * 4, heap_type=compushady.HEAP_READBACK)
compushady.Compute(code, uav=[numbers]).dispatch(COUNT // 64, 1, 1)
numbers.copy_to(back)
found = struct.unpack("<%dI" % COUNT, back.readback())
assert list(found) == [i * i + 1 for i in range(COUNT)], found[:8]

try:
    hlsl.compile("float4 main() : SV_Target { return nothing; }", "main", target="ps_6_0")
    raise SystemExit("a wrong shader gave no error")
except ValueError as error:
    assert "nothing" in str(error), error

print("ran on", compushady.get_current_device().name)
