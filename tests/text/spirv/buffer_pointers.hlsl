// `vk::BufferPointer<T, align>`: an address that knows what lies there. `Get` names it, to be read, written and changed by atomics.
// RUN: %trefoil dxc -spirv -T cs_6_0 -HV 2021 -fspv-target-env=vulkan1.2 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.2 %t
// RUN: %spirv-dis %t | %filecheck %s
// CHECK: OpCapability PhysicalStorageBufferAddresses
// CHECK: OpMemoryModel PhysicalStorageBuffer64 GLSL450
// CHECK: OpMemberDecorate %[[NODE:[a-zA-Z_0-9]+]] 3 Offset 16
// The address is loaded as the number that it is, and what is known of it goes down to the members: 16 bytes in `colour`, 4 in `b`.
// CHECK: %[[ADDRESS:[0-9]+]] = OpLoad %ulong
// CHECK: OpConvertUToPtr %_ptr_PhysicalStorageBuffer_[[NODE]] %[[ADDRESS]]
// CHECK: OpLoad %v4float {{.*}} Aligned 16
// CHECK: OpAtomicIAdd %uint
// CHECK: OpStore {{.*}} %uint_1 Aligned 4

struct Node {
    vk::BufferPointer<Node, 16> next;
    uint a, b;
    float4 colour;
};
[[vk::push_constant]] struct { vk::BufferPointer<Node, 16> head; } push;
RWStructuredBuffer<float4> result : register(u0);

[numthreads(1, 1, 1)]
void main() {
    result[0] = push.head.Get().colour;
    InterlockedAdd(push.head.Get().a, 2);
    push.head.Get().b = 1;
}
