// A binding of a structure of resources is that of its first; the others follow, each element of an array on its own.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -E main -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

struct Inner { Texture2D a; SamplerState s; Texture2D b[2]; };
struct Outer { Inner inner; Texture2D last; };

// CHECK-DAG: OpDecorate %one_a DescriptorSet 2
// CHECK-DAG: OpDecorate %one_a Binding 5
// CHECK-DAG: OpDecorate %one_s Binding 6
// CHECK-DAG: OpDecorate %one_b_1_ Binding 8
[[vk::binding(5, 2)]] Inner one;

// CHECK-DAG: OpDecorate %outer_inner_a Binding 20
// CHECK-DAG: OpDecorate %outer_last Binding 24
[[vk::binding(20)]] Outer outer;

// CHECK-DAG: OpDecorate %several_0__a Binding 30
// CHECK-DAG: OpDecorate %several_1__b_1_ Binding 37
[[vk::binding(30)]] Inner several[2];

float4 main(float2 uv : UV) : SV_Target
{
    return one.a.Sample(one.s, uv) + one.b[1].Sample(one.s, uv) + outer.inner.a.Sample(one.s, uv)
         + outer.last.Sample(one.s, uv) + several[0].a.Sample(one.s, uv) + several[1].b[1].Sample(one.s, uv);
}
