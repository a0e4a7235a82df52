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
