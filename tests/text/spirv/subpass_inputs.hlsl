// What an earlier subpass wrote at the pixel.
// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %trefoil dxc -spirv -fcgl -T ps_6_0 %s -Fo %t.ll
// RUN: %trefoil compile %t.ll -T ps_6_0 --emit spirv -o %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpCapability InputAttachment
// CHECK-DAG: OpDecorate %color InputAttachmentIndex 0
// CHECK-DAG: OpDecorate %ids InputAttachmentIndex 1
// CHECK-DAG: OpDecorate %samples InputAttachmentIndex 2
// CHECK-DAG: OpDecorate %samples DescriptorSet 1
// CHECK-DAG: OpDecorate %samples Binding 5
// CHECK-DAG: OpDecorate %depth Binding 2
// CHECK-NOT: OpDecorate %depth InputAttachmentIndex
// CHECK-DAG: OpTypeImage %float SubpassData 2 0 0 2 Unknown
// CHECK-DAG: OpTypeImage %uint SubpassData 2 0 0 2 Unknown
// CHECK-DAG: OpTypeImage %float SubpassData 2 0 1 2 Unknown
// CHECK: OpImageRead %v4float {{%[0-9]+}} {{%[0-9]+$}}
// CHECK: OpImageRead %v4float {{%[0-9]+}} {{%[0-9]+}} Sample

[[vk::input_attachment_index(0)]] SubpassInput color;
[[vk::input_attachment_index(1)]] SubpassInput<uint2> ids;
[[vk::input_attachment_index(2)]] [[vk::binding(5, 1)]] SubpassInputMS<float3> samples;
SubpassInput<float> depth;

float from(SubpassInput<float> input) { return input.SubpassLoad(); }

float4 main(uint sample : SV_SampleIndex) : SV_Target {
    return color.SubpassLoad() + samples.SubpassLoad(sample).xyzz + ids.SubpassLoad().xyxy + from(depth);
}
