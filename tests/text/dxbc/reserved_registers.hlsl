// -flegacy-resource-reservation and -auto-binding-space count for byte code too.
// RUN: %trefoil dxc -T ps_5_1 %s -flegacy-resource-reservation -auto-binding-space 3 -Fo %t.dxbc
// RUN: %trefoil dis %t.dxbc | %filecheck %s
// CHECK-DAG: dcl_resource_texture2d (float,float,float,float) t{{.}}[3:3], space=0
// CHECK-DAG: dcl_resource_texture2d (float,float,float,float) t{{.}}[0:0], space=3
Texture2D a : register(t0);
Texture2D b : register(space0);
Texture2D c[2] : register(t1);
Texture2D d;
SamplerState s;
float4 main() : SV_Target { return b.Sample(s, 0) + d.Sample(s, 0); }
