// Matrices of floats in buffers are declared as matrices, whose columns are the vectors that lie together, and a product loads them
// whole, once a block. Other matrices are arrays of vectors.
// RUN: %trefoil dxc -spirv -T vs_6_0 %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s

cbuffer Matrices
{
    float4x4 world;
    row_major float3x3 turns[2];
    int2x2 whole;
};

// CHECK-DAG: OpMemberDecorate %type_Matrices 0 ColMajor
// CHECK-DAG: OpMemberDecorate %type_Matrices 0 MatrixStride 16
// CHECK-DAG: OpMemberDecorate %type_Matrices 1 MatrixStride 16
// CHECK: OpTypeStruct %mat4v4float %_arr_mat3v3float_uint_2 %_arr_v2uint_uint_2
void main(float4 p : P, float3 n : N, uint i : I, out float4 place : SV_Position, out float4 other : O, out float3 normal : NORMAL)
{
    // CHECK: [[WORLD:%[0-9]+]] = OpLoad %mat4v4float
    // CHECK: OpMatrixTimesVector %v4float [[WORLD]]
    place = mul(world, p);
    // CHECK: OpMatrixTimesVector %v4float [[WORLD]]
    other = mul(world, p.wzyx) + whole[0][1];
    // CHECK: OpLoad %mat3v3float
    // CHECK-NOT: OpLoad %mat3v3float
    // CHECK: OpReturn
    normal = mul(turns[1], n) + turns[i][0];
}
