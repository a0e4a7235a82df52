// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpCapability ShaderClockKHR
// CHECK: OpExtension "SPV_KHR_shader_clock"
// CHECK: OpExtInst %v3float {{.*}} FClamp
// CHECK: OpReadClockKHR %v2uint %uint_1
// CHECK: OpReadClockKHR %ulong %uint_3

[[vk::ext_instruction(43, "GLSL.std.450")]]
float3 held(float3 value, float3 low, float3 high);

[[vk::ext_capability(5055)]] [[vk::ext_extension("SPV_KHR_shader_clock")]] [[vk::ext_instruction(5056)]]
uint2 clock(uint scope);

RWStructuredBuffer<float3> result : register(u0);
RWStructuredBuffer<uint64_t> times : register(u1);

[numthreads(8, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
    result[i] = held(result[i], 0, 1) + clock(vk::DeviceScope).x;
    times[i] = vk::ReadClock(vk::SubgroupScope);
}
