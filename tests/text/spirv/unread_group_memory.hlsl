// What is stored in memory of the group that nothing reads is not computed, nor what it depends on, and binds nothing; without optimisation it is.
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// RUN: %trefoil dxc -T cs_6_0 -E main -spirv -Od %s -Fo %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=KEPT %s

// CHECK-NOT: OpDecorate %only
// CHECK: OpDecorate %both Binding 1
// CHECK-NOT: OpDecorate %only
// KEPT: OpDecorate %only Binding 0

groupshared float unread[4];
groupshared float read[4];
StructuredBuffer<float> only;
StructuredBuffer<float> both;
RWStructuredBuffer<float> o;

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    unread[i] = only[i];
    if (only[i + 1] > 0)
        unread[i + 1] = 1;
    read[i] = both[i];
    GroupMemoryBarrierWithGroupSync();
    o[i] = read[3 - i];
}
