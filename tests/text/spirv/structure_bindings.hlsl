// Resources among the members of a constant buffer are bound before it; an array in a structure has a binding for each element,
// which are variables of their own unless an index is known at run time alone.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -E main -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// RUN: %trefoil dxc -T ps_6_0 -E indexed -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=INDEXED

// CHECK-DAG: OpDecorate %inside Binding 0
// CHECK-DAG: OpDecorate %s Binding 1
// CHECK-DAG: OpDecorate %Constants Binding 2
cbuffer Constants
{
    float4 scale;
    Texture2D inside;
    SamplerState s;
}

struct Inner
{
    Texture2D one;
    Texture2D two[2];
};

struct Outer
{
    Inner inner[2];
    SamplerState s;
};

// 2 * 3 + 1 bindings an element
// CHECK-DAG: OpDecorate %outer_0__inner_1__one Binding 6
// CHECK-DAG: OpDecorate %outer_1__inner_0__two_1_ Binding 12
// CHECK-DAG: OpDecorate %outer_1__s Binding 16
// INDEXED-DAG: OpDecorate %outer_1__inner_0__two Binding 11
// INDEXED-DAG: OpDecorate %outer_1__s Binding 16
Outer outer[2];

// CHECK-DAG: OpDecorate %after Binding 17
// INDEXED-DAG: OpDecorate %after Binding 17
Texture2D after;

float4 main(float2 uv : UV) : SV_Target
{
    return inside.Sample(s, uv) * scale + outer[0].inner[1].one.Sample(s, uv)
         + outer[1].inner[0].two[1].Sample(outer[1].s, uv) + after.Sample(s, uv);
}

float4 indexed(float2 uv : UV, uint i : I) : SV_Target
{
    return outer[1].inner[0].two[i].Sample(outer[1].s, uv) + after.Sample(outer[1].s, uv);
}
