// A library tells reflection of its functions and what they use, in STAT, and which compiler made it, in VERS.
// RUN: %trefoil compile %s -T lib_6_3 -o %t
// RUN: %dxc-validate %t
// RUN: %trefoil compile %s -T lib_6_3 -o %t.stripped -Qstrip_reflect
// RUN: %dxc-validate %t.stripped
// RUN: not grep -q STAT %t.stripped
// RUN: grep -q STAT %t
// RUN: grep -q VERS %t

cbuffer Camera
{
    float4x4 view;
    float4 eye;
};

export float4 towards(float4 place)
{
    return place - eye;
}
