// Vectors and matrices are scalars in instructions, and arrays have one dimension: one for each lane where the lane is known.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// CHECK: define void @main()
// CHECK-NOT: <{{[0-9]+}} x
// CHECK: alloca [6 x float]
// CHECK-NOT: <{{[0-9]+}} x
// CHECK: getelementptr [6 x float], [6 x float]* %{{.*}}, i32 0, i32
// CHECK-NOT: <{{[0-9]+}} x
// CHECK: ret void

RWStructuredBuffer<float4> result;
cbuffer Constants
{
    float2x4 turn;
};

[numthreads(4, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    float2x4 table[3];
    for (uint n = 0; n < 3; n++)
        table[n] = turn * n;
    result[i] = table[i % 3][i & 1];
}
