// In Vulkan's buffers a matrix of one row or one column is the vector that its row or column is, whatever its packing.
// RUN: %trefoil dxc -spirv -T cs_6_0 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 --relax-block-layout %t
// RUN: %spirv-dis %t | %filecheck %s
// RUN: %dxc %s -T cs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// CHECK-DAG: OpMemberDecorate [[ITEM:%[a-zA-Z0-9_]+]] 5 Offset 64
// CHECK-DAG: OpMemberDecorate [[ITEM]] 1 Offset 16
// CHECK-DAG: OpMemberDecorate [[ITEM]] 2 Offset 32
// CHECK-DAG: OpMemberDecorate [[ITEM]] 3 Offset 36
// CHECK-DAG: OpMemberDecorate [[ITEM]] 4 Offset 48
// CHECK-DAG: [[ITEM]] = OpTypeStruct {{%u?int}} %v4float %float %v3float [[LIST:%[a-zA-Z0-9_]+]] %float
// CHECK-DAG: [[LIST]] = OpTypeArray %v2float %uint_2
// CHECK-DAG: OpDecorate [[LIST]] ArrayStride 8
// CHECK-DAG: OpMemberDecorate [[CONSTANTS:%[a-zA-Z0-9_]+]] 2 Offset 20
// CHECK-DAG: OpMemberDecorate [[CONSTANTS]] 3 Offset 32
// CHECK-DAG: [[CONSTANTS]] = OpTypeStruct %v4float %float %v3float %v2float

struct Item
{
    int count;
    float1x4 row;
    float1x1 one;
    row_major float3x1 column;
    float2x1 list[2];
    float last;
};
cbuffer Constants
{
    float4x1 column;
    float next;
    float1x3 row;
    row_major float2x1 rows;
};
RWStructuredBuffer<Item> items;

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    items[id].row = transpose(column) * next;
    items[id].one = row[0][2];
    items[id].list[1] = rows;
}
