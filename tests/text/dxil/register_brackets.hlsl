// A register without a number is number 0; what stands in brackets behind it means nothing, as in DXC. (FXC added it.)
// RUN: %trefoil compile %s -T ps_6_0 -o %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s

// CHECK: s sampler {{.*}} s0 1
// CHECK: a texture {{.*}} t2 1
// CHECK: q UAV {{.*}} u4 1
static const int k = 3;
SamplerState s : register(s);
Texture2D a : register(t2[k + 1]);
RWBuffer<uint> q : register(u4[7]);

float4 main() : SV_Target { q[0] = 1; return a.Sample(s, 0); }
