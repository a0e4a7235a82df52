// A semantic outside of a structure goes before those of its fields, and counts on from one to the next.
// RUN: %trefoil compile %s -T vs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s

// CHECK: ; TEXCOORD                 3   xyzw
// CHECK: ; TEXCOORD                 4   xy
// CHECK-NOT: SV_Position

struct V
{
    float4 a : SV_Position;
    float2 b : B;
};

V main(float4 p : P) : TEXCOORD3
{
    V v;
    v.a = p;
    v.b = p.xy;
    return v;
}
