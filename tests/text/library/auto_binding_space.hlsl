// With -auto-binding-space, the resources of a library get registers: in that space, where they name none.
// RUN: %trefoil dxc -T lib_6_3 %s -auto-binding-space 5 -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: ; C{{ .*}} cb0,space5 1
// CHECK: ; s{{ .*}} s0,space5 1
// CHECK: ; b{{ .*}} t0,space5 1
// CHECK: ; c{{ .*}} t1 1
// CHECK: ; d{{ .*}} t0,space2 1
Texture2D b;
SamplerState s;
cbuffer C { float4 k; }
Texture2D c : register(t1);
Texture2D d : register(t0, space2);
[shader("pixel")] float4 main() : SV_Target { return b.Sample(s, 0) * k + c.Sample(s, 1) + d.Sample(s, 1); }
