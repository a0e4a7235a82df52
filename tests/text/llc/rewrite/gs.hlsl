// A geometry shader of DXC's is read and written again.
// RUN: %dxc %s -T gs_6_0 -E main -o %t.dxil
// RUN: %trefoil llc %t.dxil -o %t.again.dxil
// RUN: %dxc-validate %t.again.dxil
// RUN: %trefoil dis %t.again.dxil -o - | %filecheck %s
// CHECK: call void @dx.op.emitStream(i32 97, i8 0)
// CHECK: call void @dx.op.cutStream(i32 98, i8 0)

struct V { float4 p : SV_Position; float2 uv : TEXCOORD0; };
[maxvertexcount(6)] void main(triangle V v[3], inout TriangleStream<V> s, uint pid : SV_PrimitiveID) { for (int i = 0; i < 3; i++) { V o = v[i]; o.uv += pid; s.Append(o); } s.RestartStrip(); }
