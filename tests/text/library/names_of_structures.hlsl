// The structures that a library's functions take have DXC's names: the arguments of templates in full, in buffers or not; a matrix
// that is a single vector in memory is that vector. DXC's own library shows the same.
// RUN: %trefoil dxc -T lib_6_5 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_5 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s

template<typename T> struct Pair { T a, b; };
struct Narrow { float3x1 column; row_major float1x3 row; };
RWStructuredBuffer<Pair<uint2> > pairs : register(u0);
RWStructuredBuffer<Narrow> narrow : register(u1);

// CHECK-DAG: %"struct.Pair<vector<float, 4> >" = type { <4 x float>, <4 x float> }
// CHECK-DAG: %"struct.Pair<vector<unsigned int, 2> >" = type { <2 x i32>, <2 x i32> }
// CHECK-DAG: %hostlayout.struct.Narrow = type { <3 x float>, <3 x float> }

[shader("miss")] void miss(inout Pair<float4> payload)
{
    payload.a = pairs[0].b.xyxy;
    narrow[0].column = payload.b.xyz;
    narrow[0].row = payload.b.xyz;
}
