// A register or packoffset that no constant buffer has is too large, whatever its number.
// RUN: not %trefoil compile %s -T ps_5_1 -o %t 2>&1 | %filecheck %s
// RUN: %trefoil dxc %s -T ps_6_0 -spirv -Fo %t
// RUN: not %trefoil compile %s -T ps_5_1 -E loose -o %t 2>&1 | %filecheck %s --check-prefix=LOOSE

// CHECK: constant buffer C is larger than 65536 bytes
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
