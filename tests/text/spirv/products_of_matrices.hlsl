// Matrices that lie in buffers which nobody writes are loaded whole and multiplied as matrices, from either side.
// RUN: %trefoil dxc -spirv -T vs_6_0 %s -Fo %t
// RUN: %spirv-val %t
// RUN: %spirv-dis %t | %filecheck %s

struct Instance
{
    float4 tint;
    float4x4 world;
};

StructuredBuffer<Instance> instances;
cbuffer Frame
{
    float4x4 view;
    float4x4 projection;
};

// CHECK: OpFunction
// CHECK-NOT: OpVectorShuffle
void main(float4 p : P, uint i : I, out float4 place : SV_Position, out float4 other : OTHER)
{
    // CHECK: [[WORLD:%[0-9]+]] = OpLoad %mat4v4float
    // CHECK: [[VIEW:%[0-9]+]] = OpLoad %mat4v4float
    // CHECK: [[SEEN:%[0-9]+]] = OpMatrixTimesMatrix %mat4v4float [[VIEW]] [[WORLD]]
    // CHECK: [[PROJECTION:%[0-9]+]] = OpLoad %mat4v4float
    // CHECK: [[ALL:%[0-9]+]] = OpMatrixTimesMatrix %mat4v4float [[PROJECTION]] [[SEEN]]
    // CHECK: OpMatrixTimesVector %v4float [[ALL]]
    place = mul(mul(projection, mul(view, instances[i].world)), p);
    // CHECK: OpVectorTimesMatrix %v4float
    other = mul(p, view);
}
