// A structure of resources that no code uses takes its bindings all the same, as every other resource does.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// CHECK-DAG: OpDecorate %results Binding 0
// CHECK-DAG: OpDecorate %After Binding 9
// CHECK-DAG: OpDecorate %_Globals Binding 10

struct Surface
{
    Texture2D<float4> colour;
    Texture2D<float4> layers[2];
    SamplerState filter;
};

RWStructuredBuffer<float> results;
Surface surfaces[2];
cbuffer After { float after; }
float loose;

[numthreads(1, 1, 1)]
void main()
{
    results[0] = after + loose;
}
