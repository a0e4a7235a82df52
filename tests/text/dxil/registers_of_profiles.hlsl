// A register that names a profile counts for every shader, and of several that do the last, as in DXC.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: first {{.*}} t5 1
// CHECK: second {{.*}} t3 1
// CHECK: third {{.*}} t0,space3 1
// CHECK: fourth {{.*}} t2,space4 1
Texture2D first : register(vs, t5);
Texture2D second : register(ps, t9) : register(vs, t3);
Texture2D third : register(gs, space3);
Texture2D fourth : register(cs_6_0, t2, space4);

float4 main() : SV_Target
{
    return first.Load(0) + second.Load(0) + third.Load(0) + fourth.Load(0);
}
