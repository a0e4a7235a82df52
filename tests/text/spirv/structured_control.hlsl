// A loop has its merge and continue blocks, a choice its merge.
// RUN: %trefoil compile %s -T cs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s

// CHECK: OpExecutionMode %{{[0-9A-Za-z_]+}} LocalSize 8 1 1
// CHECK: OpLoopMerge [[MERGE:%[0-9A-Za-z_]+]] [[CONTINUE:%[0-9A-Za-z_]+]]
// CHECK-DAG: [[MERGE]] = OpLabel
// CHECK-DAG: [[CONTINUE]] = OpLabel

RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint sum = 0;
    [loop]
    for (uint i = 0; i < id; i++)
    {
        if (r[i] == 7)
            break;
        sum += r[i];
    }
    r[id] = sum;
}
