// `packoffset` says where a member of a constant buffer lies in Vulkan too; what follows without one lies behind it.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv -fvk-use-dx-layout %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 --uniform-buffer-standard-layout --scalar-block-layout %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T ps_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK-DAG: OpMemberDecorate %[[C:[A-Za-z_0-9]*C[a-z_0-9]*]] 0 Offset 0
// CHECK-DAG: OpMemberDecorate %[[C]] 1 Offset 16
// CHECK-DAG: OpMemberDecorate %[[C]] 2 Offset 84
// CHECK-DAG: OpMemberDecorate %[[D:[A-Za-z_0-9]*D[a-z_0-9]*]] 0 Offset 16
// CHECK-DAG: OpMemberDecorate %[[D]] 1 Offset 32
// CHECK-DAG: OpMemberDecorate %[[D]] 2 Offset 48
// CHECK-DAG: OpMemberDecorate %[[D]] 3 Offset 144
// CHECK-DAG: OpMemberDecorate %[[D]] 4 Offset 176

cbuffer C
{
    float3 a : packoffset(c0);
    float b : packoffset(c1.x);
    float c : packoffset(c5.y);
};

cbuffer D
{
    float4 x : packoffset(c1);
    float y;
    float2 z[2];
    float3x2 m : packoffset(c9);
    float4 w;
};

float4 main() : SV_Target
{
    return float4(a, b) + c + x * y + z[1].xyxy + m[0].xyxy + w;
}
