// `-auto-binding-space` gives the set of everything that names no space: with a register or without, and by attribute.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv -auto-binding-space 7 %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -spirv -auto-binding-space 7 -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK-DAG: OpDecorate %C DescriptorSet 7
// CHECK-DAG: OpDecorate %_Globals DescriptorSet 7
// CHECK-DAG: OpDecorate %t DescriptorSet 7
// CHECK-DAG: OpDecorate %u DescriptorSet 1
// CHECK-DAG: OpDecorate %s DescriptorSet 0
// CHECK-DAG: OpDecorate %w DescriptorSet 7
// CHECK-DAG: OpDecorate %counter_var_x DescriptorSet 7
// CHECK-DAG: OpDecorate %by_attribute DescriptorSet 7
// CHECK-DAG: OpDecorate %with_set DescriptorSet 2

cbuffer C : register(b0)
{
    float4 a;
};
float g;
Texture2D t;
Texture2D u : register(t3, space1);
SamplerState s : register(s0, space0);
RWBuffer<float> w : register(u2);
RWStructuredBuffer<float> x : register(u9);
[[vk::binding(3)]]
RWBuffer<float> by_attribute;
[[vk::binding(4, 2)]]
RWBuffer<float> with_set;

float4 main(float2 at : AT) : SV_Target
{
    w[0] = by_attribute[0] = with_set[0] = 1;
    x[0] = x.IncrementCounter();
    return a + t.Sample(s, at) + u.Sample(s, at) + g;
}
