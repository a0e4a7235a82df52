// Registers that the source gives away stay taken with -flegacy-resource-reservation, though nothing uses what has them.
// RUN: %trefoil dxc -T ps_6_0 %s -Fo %t.free
// RUN: %dxc-dis %t.free | %filecheck %s --check-prefix=FREE
// RUN: %trefoil dxc -T ps_6_0 %s -flegacy-resource-reservation -Fo %t.taken
// RUN: %dxc-validate %t.taken
// RUN: %dxc-dis %t.taken | %filecheck %s --check-prefix=TAKEN
// FREE: ; own{{ .*}} cb0 1
// FREE: ; b{{ .*}} t0 1
// TAKEN: ; own{{ .*}} cb1 1
// TAKEN: ; b{{ .*}} t3 1
// TAKEN-NOT: ; a
// TAKEN-NOT: ; c
Texture2D a : register(t0);
Texture2D b;
Texture2D c[2] : register(t1);
cbuffer other : register(b0) { float4 z; }
cbuffer own { float4 k; }
SamplerState s;
float4 main() : SV_Target { return b.Sample(s, 0) * k; }
