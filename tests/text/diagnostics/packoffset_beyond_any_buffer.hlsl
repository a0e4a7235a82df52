// A register or packoffset that no constant buffer has is too large, whatever its number.
// RUN: not %trefoil compile %s -T ps_5_1 -o %t 2>&1 | %filecheck %s
// RUN: not %trefoil dxc %s -T ps_6_0 -spirv -Fo %t 2>&1 | %filecheck %s --check-prefix=SPIRV
// RUN: not %trefoil dxc %s -T ps_6_0 -E loose -spirv -Fo %t 2>&1 | %filecheck %s --check-prefix=SPIRV
// RUN: not %trefoil compile %s -T ps_5_1 -E loose -o %t 2>&1 | %filecheck %s --check-prefix=LOOSE

// CHECK: constant buffer C is larger than 65536 bytes
// SPIRV: error: the structure '{{.*}}' goes beyond 4294967295 bytes
// LOOSE: constant buffer $Globals is larger than 65536 bytes
cbuffer C
{
    float4 x : packoffset(c1);
    float y : packoffset(c4294967295.y);
}

float z : register(c4294967295);

float4 main() : SV_Target
{
    return x * y;
}

float4 loose() : SV_Target
{
    return z;
}
