// RUN: %trefoil dxc -spirv -T cs_6_0 -fspv-target-env=vulkan1.2 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.2 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpCapability PhysicalStorageBufferAddresses
// CHECK: OpMemoryModel PhysicalStorageBuffer64 GLSL450
// CHECK: OpConvertUToPtr %_ptr_PhysicalStorageBuffer_v4float
// CHECK: OpLoad %v4float {{.*}} Aligned 16
// CHECK: OpLoad %v3float {{.*}} Aligned 4
// CHECK: OpStore {{.*}} Aligned 8
// CHECK: OpLoad %uint {{.*}} Aligned 4

struct Light { float3 position; uint kind; };
struct Push { uint64_t lights; };
[[vk::push_constant]] Push push;
RWStructuredBuffer<float4> result : register(u0);

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    float4 all = vk::RawBufferLoad<float4>(push.lights + i * 16, 16);
    Light light = vk::RawBufferLoad<Light>(push.lights);
    vk::RawBufferStore<float2>(push.lights + 32, all.xy, 8);
    result[i] = float4(light.position, vk::RawBufferLoad(push.lights + 64));
}
