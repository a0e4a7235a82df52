// Offsets at the end of what 32 bits count: nothing comes after them, and nothing wraps.
// RUN: not %trefoil dxc -spirv -T ps_6_0 %s 2>&1 | %filecheck %s
// RUN: not %trefoil dxc -T ps_6_0 %s 2>&1 | %filecheck %s --check-prefix=DXIL

cbuffer C
{
    float4 x : packoffset(c1);
    float y : packoffset(c4294967295.y);
}
float z : register(c4294967295);

// CHECK: :[[#@LINE+2]]:8: error: the structure 'C' goes beyond 4294967295 bytes
// DXIL: error: CBuffer size is 4294967295 bytes, exceeding maximum of 65536 bytes.
float4 main() : SV_Target
{
    return x * y * z;
}
