// A signature says `snorm` and `unorm` of a number, as DXC's does: 13 and 14 are their types of 32 bits, 11 and 12 of 16. What is a
// part of a range is not interpolated unless the source says how. SPIR-V has no such types, and interpolates them as any other.
// RUN: %trefoil compile %s -T vs_6_2 -E vertex -enable-16bit-types -o %t.vs.dxil
// RUN: %dxc-validate %t.vs.dxil
// RUN: %trefoil dis %t.vs.dxil | %filecheck %s -check-prefix=VERTEX
// RUN: %trefoil compile %s -T ps_6_2 -E pixel -o %t.ps.dxil
// RUN: %dxc-validate %t.ps.dxil
// RUN: %trefoil dis %t.ps.dxil | %filecheck %s -check-prefix=PIXEL
// RUN: %trefoil compile %s -T ps_6_2 -E pixel --emit spirv -o %t.spv
// RUN: %trefoil dis %t.spv | %filecheck %s -check-prefix=SPIRV

// VERTEX: !"COLOR", i8 14, i8 0, !{{[0-9]+}}, i8 0,
// VERTEX: !"NORMAL", i8 13, i8 0, !{{[0-9]+}}, i8 0,
// VERTEX: !"SV_Position", i8 9, i8 3, !{{[0-9]+}}, i8 4,
// VERTEX: !"COLOR", i8 14, i8 0, !{{[0-9]+}}, i8 1,
// VERTEX: !"NORMAL", i8 13, i8 0, !{{[0-9]+}}, i8 2,
// VERTEX: !"WEIGHT", i8 12, i8 0, !{{[0-9]+}}, i8 1,

// PIXEL: !"COLOR", i8 14, i8 0, !{{[0-9]+}}, i8 1,
// PIXEL: !"NORMAL", i8 13, i8 0, !{{[0-9]+}}, i8 2,
// PIXEL: !"SV_Target", i8 14, i8 16,

// SPIRV-NOT: Flat

struct Vertex
{
    float4 position : SV_Position;
    unorm float4 color : COLOR;
    linear snorm float3 normal : NORMAL;
    unorm min16float weight : WEIGHT;
};

Vertex vertex(unorm float4 color : COLOR, snorm float3 normal : NORMAL)
{
    Vertex v;
    v.position = 0;
    v.color = color;
    v.normal = normal;
    v.weight = 1;
    return v;
}

unorm float4 pixel(unorm float4 color : COLOR, linear snorm float3 normal : NORMAL) : SV_Target
{
    return color * normal.z;
}
