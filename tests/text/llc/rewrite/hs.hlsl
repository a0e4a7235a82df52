// A hull shader and its patch function are read and written again.
// RUN: %dxc %s -T hs_6_0 -E main -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK-DAG: define void @main()
// CHECK-DAG: define void @"{{.*}}patch

struct V { float3 p : POSITION; }; struct C { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; float3 mid : MID; };
C patch(InputPatch<V, 3> v, uint id : SV_PrimitiveID) { C c; c.e[0] = c.e[1] = c.e[2] = 2 + id; c.i = 3; c.mid = v[0].p + v[1].p; return c; }
[domain("tri")] [partitioning("fractional_odd")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("patch")]
V main(InputPatch<V, 3> v, uint i : SV_OutputControlPointID) { V o; o.p = v[i].p * 2; return o; }
