// -auto-binding-space names the space of resources that name no register; loose globals stay in the first.
// RUN: %trefoil dxc -T ps_6_0 %s -auto-binding-space 5 -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// CHECK: ; $Globals{{ .*}} cb0 1
// CHECK: ; s{{ .*}} s0,space5 1
// CHECK: ; b{{ .*}} t0,space5 1
// CHECK: ; c{{ .*}} t1 1
Texture2D b;
SamplerState s;
float4 k;
Texture2D c : register(t1);
float4 main() : SV_Target { return b.Sample(s, 0) * k + c.Sample(s, 1); }
