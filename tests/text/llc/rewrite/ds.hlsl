// A domain shader is read and written again.
// RUN: %dxc %s -T ds_6_0 -E main -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK: call float @dx.op.domainLocation

struct V { float3 p : POSITION; }; struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float3 mid : MID; };
[domain("tri")] float4 main(C c, float3 b : SV_DomainLocation, const OutputPatch<V, 3> v) : SV_Position { return float4(v[0].p * b.x + v[1].p * b.y + v[2].p * b.z + c.mid, 1); }
