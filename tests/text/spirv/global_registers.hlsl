// Loose globals with a `register(c#)` lie there; those without follow the highest of them, by every rule of layout.
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=BOTH,VULKAN
// RUN: %trefoil dxc -T ps_6_0 -E main -spirv -fvk-use-dx-layout %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 --scalar-block-layout %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefixes=BOTH,DIRECT
// RUN: %dxc %s -T ps_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=BOTH,VULKAN
// RUN: %dxc %s -T ps_6_0 -spirv -fvk-use-dx-layout -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefixes=BOTH,DIRECT

// VULKAN-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 0 Offset 208
// DIRECT-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 0 Offset 200
// BOTH-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 1 Offset 0
// BOTH-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 2 Offset 160
// VULKAN-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 3 Offset 212
// DIRECT-DAG: OpMemberDecorate %{{.*}}_Globals{{[a-z_0-9]*}} 3 Offset 204

float x;
float y : register(c0);
float2 a[3] : register(c10);
float s;

float4 main() : SV_Target
{
    return float4(x, y, a[1].x, s);
}
