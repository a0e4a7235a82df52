// GLSL's layouts align a vector of three to four components wherever it stands; Vulkan's own, where none is asked for, put it behind
// a scalar that leaves it enough of 16 bytes.
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -fvk-use-gl-layout -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=CHECK,STRICT
// RUN: %dxc %s -T cs_6_0 -spirv -fvk-use-gl-layout -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=CHECK,STRICT
// RUN: %trefoil dxc -T cs_6_0 -spirv %s -Fo %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=CHECK,RELAXED
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=CHECK,RELAXED

// CHECK: OpMemberDecorate %[[LIGHT:.*]] 0 Offset 0
// RELAXED: OpMemberDecorate %[[LIGHT]] 1 Offset 4
// RELAXED: OpMemberDecorate %[[LIGHT]] 2 Offset 16
// STRICT: OpMemberDecorate %[[LIGHT]] 1 Offset 16
// STRICT: OpMemberDecorate %[[LIGHT]] 2 Offset 28

cbuffer Light
{
    float radius;
    float3 position;
    float power;
};
RWBuffer<float4> shown;

[numthreads(1, 1, 1)]
void main()
{
    shown[0] = float4(position, radius * power);
}
