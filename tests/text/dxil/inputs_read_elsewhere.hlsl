// An input that is only read of a vertex, or evaluated at another place, counts as unused in the signature, as with DXC.
// RUN: %trefoil dxc -T ps_6_1 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: ; A {{.*}} xy {{.*}} float {{ *$}}
// CHECK: ; B {{.*}} xyzw {{.*}} float {{ *$}}
// CHECK: ; C {{.*}} xy {{.*}} float {{ *}}x{{ *$}}

float4 main(nointerpolation float2 a : A, float4 b : B, float2 c : C, float3 at : SV_Barycentrics) : SV_Target {
    return GetAttributeAtVertex(a, 1).x * at.x + EvaluateAttributeCentroid(b) + EvaluateAttributeSnapped(c, int2(1, 2)).y + c.x;
}
