// In Vulkan a descriptor heap is an array for each type of what is taken from it; all arrays of a heap share a binding,
// behind everything that is declared unless the options say which.
// RUN: %trefoil compile %s -T ps_6_6 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil compile %s -T ps_6_6 --emit spirv -fvk-bind-resource-heap 5 1 -fvk-bind-sampler-heap 6 2 -o %t.2.spv
// RUN: %spirv-dis %t.2.spv | %filecheck %s --check-prefix=ASKED

// CHECK-DAG: OpDecorate %first Binding 0
// CHECK-DAG: OpDecorate %_ResourceDescriptorHeap Binding 1
// CHECK-DAG: OpDecorate %_ResourceDescriptorHeap_0 Binding 1
// CHECK-DAG: OpDecorate %_SamplerDescriptorHeap Binding 2
// CHECK-DAG: OpTypeRuntimeArray

// ASKED-DAG: OpDecorate %_ResourceDescriptorHeap Binding 5
// ASKED-DAG: OpDecorate %_ResourceDescriptorHeap DescriptorSet 1
// ASKED-DAG: OpDecorate %_SamplerDescriptorHeap Binding 6
// ASKED-DAG: OpDecorate %_SamplerDescriptorHeap DescriptorSet 2

Texture2D first;

float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target
{
    SamplerState s = SamplerDescriptorHeap[1];
    Texture2D t = ResourceDescriptorHeap[NonUniformResourceIndex(i)];
    StructuredBuffer<float4> b = ResourceDescriptorHeap[3];
    return first.Sample(s, uv) + t.Sample(s, uv) + b[i];
}
