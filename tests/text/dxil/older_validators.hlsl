// Containers for older validators: below 1.7 each element of a signature that is no system value has a name of its own and
// the part is as long as that, below 1.5 no part says which components are used,
// bools have no type and there is no hash, below 1.1 nothing says what depends on what.
// RUN: %trefoil dxc %s -T vs_6_0 -validator-version 1.0 -Fo %t.0.dxil
// RUN: %dxc-validate %t.0.dxil
// RUN: %trefoil dxc %s -T vs_6_0 -validator-version 1.4 -Fo %t.4.dxil
// RUN: %dxc-validate %t.4.dxil
// RUN: %trefoil dis %t.4.dxil | %filecheck %s --check-prefix=OLD
// RUN: %trefoil dxc %s -T vs_6_0 -validator-version 1.5 -Fo %t.5.dxil
// RUN: %dxc-validate %t.5.dxil
// RUN: %trefoil dxc %s -T vs_6_0 -validator-version 1.6 -Fo %t.6.dxil
// RUN: %dxc-validate %t.6.dxil
// RUN: %trefoil dis %t.6.dxil | %filecheck %s --check-prefix=NEW
// RUN: %trefoil dxc %s -T vs_6_0 -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil

// OLD: !{i32 0, !"AXIS", i8 9, i8 0, !{{[0-9]+}}, i8 0, i32 1, i8 4, i32 0, i8 0, null}
// NEW: !{i32 0, !"AXIS", i8 9, i8 0, ![[INDEX:[0-9]+]], i8 0, i32 1, i8 4, i32 0, i8 0, ![[USED:[0-9]+]]}
// NEW: ![[USED]] = !{i32 3, i32 1}

struct Out
{
    float4 position : SV_Position;
    float near : SV_ClipDistance0;
    float far : SV_ClipDistance1;
    float2 a : AXIS;
    float3 b : LONGER;
    bool positive : POSITIVE;
    uint c : AXIS1;
    float rows[3] : ROWS;
};

Out main(float4 axis : AXIS2, float2 other : AXIS, uint id : SV_VertexID)
{
    Out o;
    o.position = axis.x;
    o.near = o.far = axis.x;
    o.a = other;
    o.b = other.xyx;
    o.positive = axis.x > 0;
    o.c = id;
    o.rows[0] = o.rows[1] = o.rows[2] = 0;
    return o;
}
