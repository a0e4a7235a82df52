// A structure whose members all are loaded, or stored, is loaded or stored once, also where its last member changes; of one that
// is mostly not needed the members are loaded that are.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.3 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// CHECK: %[[ID:[0-9]+]] = OpLoad %uint %gl_LocalInvocationIndex
// CHECK: %[[FROM:[0-9]+]] = OpAccessChain %_ptr_Uniform_Light %lights %uint_0 %[[ID]]
// CHECK-NEXT: %[[LIGHT:[0-9]+]] = OpLoad %Light %[[FROM]]
// CHECK-NOT: OpLoad
// CHECK: %[[TO:[0-9]+]] = OpAccessChain %_ptr_Uniform_Light %sorted
// CHECK-NEXT: OpStore %[[TO]] %[[LIGHT]]
// CHECK: %[[CHANGED:[0-9]+]] = OpCompositeInsert %Light {{%[0-9]+}} %[[LIGHT]] 3
// CHECK: OpStore {{%[0-9]+}} %[[CHANGED]]
// CHECK: %[[NEW:[0-9]+]] = OpCompositeConstruct %Light
// CHECK-NEXT: OpStore {{%[0-9]+}} %[[NEW]]
// CHECK-NOT: OpLoad %Light
// CHECK: OpLoad %uint
// CHECK-NOT: OpLoad %Light
// CHECK: OpFunctionEnd

struct Light
{
    float3 place;
    float range;
    float4 colour;
    uint slots[4];
};
StructuredBuffer<Light> lights;
RWStructuredBuffer<Light> sorted;

[numthreads(64, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Light light = lights[id];
    sorted[2 * id] = light;
    light.slots = (uint[4])0;
    sorted[2 * id + 1] = light;

    Light other;
    other.place = light.place * light.range;
    other.range = 1;
    other.colour = light.colour;
    other.slots[0] = other.slots[1] = other.slots[2] = other.slots[3] = id;
    sorted[2 * id + 2] = other;

    Light third = lights[id + 1];
    sorted[2 * id + 3].slots[1] = third.slots[1];
}
