// A library's entries of the stages before the pixel shader write views too: alone such an entry has a flag for that, in a library
// neither it nor the whole has, but for validators below 1.8.
// RUN: %trefoil compile %s -T lib_6_6 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %trefoil dxc %s -T lib_6_5 -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil
// RUN: %trefoil validate %t.7.dxil
// RUN: %dxc-dis %t.7.dxil | %filecheck %s --check-prefix=BEFORE
// RUN: %trefoil compile %s -T vs_6_6 -E transform -o %t.vs.dxil
// RUN: %dxc-validate %t.vs.dxil
// RUN: %dxc-dis %t.vs.dxil | %filecheck %s --check-prefix=ALONE

// CHECK-NOT: UAVs at every shader stage
// BEFORE: UAVs at every shader stage
// ALONE: UAVs at every shader stage

RWStructuredBuffer<uint> seen : register(u0);

[shader("vertex")]
float4 transform(float4 place : PLACE) : SV_Position
{
    seen[0] = 1;
    return place;
}

struct Corner
{
    float4 place : SV_Position;
};

[shader("geometry")]
[maxvertexcount(1)]
void pass_on(point Corner given[1], inout PointStream<Corner> points)
{
    seen[1] = 1;
    points.Append(given[0]);
}
