// RUN: %trefoil dxc -spirv -T ps_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpDecorate %colours Binding 3
// CHECK-NOT: OpTypeSampler{{$}}
// CHECK: OpTypeSampledImage
// CHECK: [[LOADED:%[0-9]+]] = OpLoad {{.*}} %colours
// CHECK: OpImageSampleImplicitLod %v4float [[LOADED]]
// CHECK: OpImage %
// CHECK: OpImageFetch

[[vk::combinedImageSampler]] [[vk::binding(3)]] Texture2D<float4> colours;
[[vk::combinedImageSampler]] [[vk::binding(3)]] SamplerState colours_sampler;

float4 main(float2 at : AT) : SV_Target {
    return colours.Sample(colours_sampler, at) + colours.Load(int3(1, 2, 0));
}

// With a sampler of its own, the image is taken out of the descriptor.
// RUN: %trefoil dxc -spirv -T ps_6_0 -E apart %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck --check-prefix=APART %s
// RUN: %dxc %s -T ps_6_0 -E apart -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=APART %s
// APART-DAG: OpDecorate %own Binding 4
// APART: [[BOTH:%[0-9]+]] = OpLoad {{.*}} %colours
// APART: OpImageSampleImplicitLod %v4float [[BOTH]]
// APART: [[IMAGE:%[0-9]+]] = OpImage %
// APART: [[SAMPLER:%[0-9]+]] = OpLoad {{.*}} %own
// APART: [[MADE:%[0-9]+]] = OpSampledImage {{.*}} [[IMAGE]] [[SAMPLER]]
// APART: OpImageSampleImplicitLod %v4float [[MADE]]
[[vk::binding(4)]] SamplerState own;

float4 apart(float2 at : AT) : SV_Target {
    return colours.Sample(colours_sampler, at) + colours.Sample(own, at);
}
