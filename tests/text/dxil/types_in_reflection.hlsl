// What reflection reads of types, as DXC writes it: classes by what they hold, with HLSL's types under their full names; a
// structure that is a buffer whole as its only member; `hostlayout` before what lies otherwise in memory; of each field whether
// the shader reads it (9) and how many numbers a vector has (13), one among them.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis --reflection %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o %t.ll
// RUN: %trefoil compile %t.ll -T cs_6_0 -o %t.again.dxil
// RUN: %trefoil dis --reflection %t.again.dxil | %filecheck %s
// CHECK-DAG: %"class.StructuredBuffer<int>" = type { i32 }
// CHECK-DAG: %"class.StructuredBuffer<vector<bool, 3> >" = type { <3 x i32> }
// CHECK-DAG: %"hostlayout.class.StructuredBuffer<matrix<float, 2, 3> >" = type { [3 x <2 x float>] }
// CHECK-DAG: %"class.StructuredBuffer<Two<vector<unsigned int, 2> > >" = type { %"struct.Two<vector<unsigned int, 2> >" }
// CHECK-DAG: %"class.RWBuffer<float>" = type { float }
// CHECK-DAG: %one = type { %struct.Light }
// CHECK-DAG: %struct.anon = type { float }
// CHECK-DAG: = !{i32 6, !"read", i32 3, i32 0, i32 7, i32 9, i32 9, i1 true, i32 13, i32 4}
// CHECK-DAG: = !{i32 6, !"unread", i32 3, i32 16, i32 7, i32 9, i32 13, i32 2}
// CHECK-DAG: = !{i32 6, !"single", i32 3, i32 24, i32 7, i32 9, i32 9, i1 true, i32 13, i32 1}
// CHECK-DAG: = !{i32 6, !"several", i32 3, i32 32, i32 7, i32 9, i32 9, i1 true}
// CHECK-DAG: = !{i32 6, !"nameless", i32 3, i32 {{[0-9]+}}}
// CHECK-DAG: = !{i32 6, !"h", i32 2, ![[MATRIX:[0-9]+]], i32 3, i32 0, i32 7, i32 9}
// CHECK-DAG: ![[MATRIX]] = !{i32 2, i32 3, i32 2}

template<class T> struct Two
{
    T first, second;
};

struct Light
{
    float3 place;
    float power;
};

cbuffer Some
{
    float4 read;
    float2 unread;
    float1 single;
    float several[3];
    struct { float inner; } nameless;
};

ConstantBuffer<Light> one;
StructuredBuffer<int> numbers;
StructuredBuffer<bool3> truths;
StructuredBuffer<float2x3> matrices;
StructuredBuffer<Two<uint2> > pairs;
RWBuffer<float> result;

[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    result[i] = read.y + single + several[i] + one.power + numbers[i] + truths[i].z + matrices[i]._m12 + pairs[i].second.x;
}
