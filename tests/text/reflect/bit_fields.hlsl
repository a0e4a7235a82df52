// Bit-fields share a number, which has no name; each says how many bits it has and which is its lowest.
// RUN: %trefoil reflect %s -T cs_6_2 | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_2 -o %t && %trefoil dis %t --reflection | %filecheck %s --check-prefix=STAT

// CHECK: b0  ConstantBuffer
// CHECK:       0     Light            light
// CHECK-NEXT:  0       uint
// CHECK-NEXT: bit   0      3 bits         kind
// CHECK-NEXT: bit   3      9 bits         mask
// CHECK-NEXT: bit  12      20 bits        bias
// CHECK-NEXT:  4       float            range
// CHECK-NEXT:  8       bool
// CHECK-NEXT: bit   0      1 bits         shadow
// CHECK-NEXT: bit   1      7 bits
// CHECK-NEXT: bit   8      24 bits        layer
// CHECK-NEXT: 12     uint             count

// The tags of a field are its name (6), its offset (3), its component (7), its bit-fields (11) and a bit-field's width (12).
// STAT: = !{i32 12, [[WORD:![0-9]+]], [[RANGE:![0-9]+]], [[FLAGS:![0-9]+]]}
// STAT: [[WORD]] = !{i32 3, i32 0, i32 7, i32 5, i32 11, [[PARTS:![0-9]+]]}
// STAT-NEXT: [[PARTS]] = !{[[KIND:![0-9]+]], {{![0-9]+}}, [[BIAS:![0-9]+]]}
// STAT-NEXT: [[KIND]] = !{i32 6, !"kind", i32 3, i32 0, i32 7, i32 5, i32 12, i32 3}
// STAT: [[BIAS]] = !{i32 6, !"bias", i32 3, i32 12, i32 7, i32 4, i32 12, i32 20}
// STAT: [[FLAGS]] = !{i32 3, i32 8, i32 7, i32 1, i32 11, {{![0-9]+}}}

struct Light
{
    uint kind : 3;
    uint mask : 9;
    int bias : 20;
    float range;
    bool shadow : 1;
    uint : 7;
    uint layer : 24;
};

cbuffer Lights
{
    Light light;
    uint count;
}
RWStructuredBuffer<Light> lights;

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    if (i < count)
        lights[i] = light;
}
