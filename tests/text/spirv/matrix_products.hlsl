// Products of matrices and vectors are one instruction, whichever way the matrix lies; of precise ones none
// may become part of another operation, as with DXC.
// RUN: %trefoil dxc -spirv -T vs_6_0 %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -T vs_6_0 %s -DEXACT=precise -Fo %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=STRICT

#ifndef EXACT
#define EXACT
#endif

cbuffer Matrices
{
    float4x4 columns;
    row_major float4x4 rows;
    float3x4 turn;
};

// CHECK-NOT: OpDot
// STRICT-DAG: OpDecorate [[OTHER:%[0-9]+]] NoContraction
// STRICT-DAG: OpDecorate [[TURNED:%[0-9]+]] NoContraction
// STRICT-DAG: OpDecorate [[PLACE:%[0-9]+]] NoContraction
// STRICT: [[OTHER]] = OpVectorTimesMatrix
// STRICT: [[TURNED]] = OpMatrixTimesVector
// STRICT: [[PLACE]] = OpMatrixTimesVector
void main(float4 p : P, EXACT out float4 other : OTHER, EXACT out float3 turned : TURNED, EXACT out float4 place : SV_Position)
{
    // CHECK: OpVectorTimesMatrix %v4float
    other = mul(rows, p);
    // CHECK: OpMatrixTimesVector %v3float
    turned = mul(turn, p);
    // CHECK: OpMatrixTimesVector %v4float
    place = mul(columns, p);
}
