// A matrix between stages has a location for each of its rows, whatever its packing; one of a single column is a vector.
// RUN: %trefoil dxc -T vs_6_0 -E main -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %trefoil dxc -T vs_6_0 -E main -spirv -Zpr %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T vs_6_0 -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s

// CHECK-DAG: OpDecorate %in_var_POSITION Location 0
// CHECK-DAG: OpDecorate %in_var_INST Location 1
// CHECK-DAG: OpDecorate %in_var_TEXCOORD Location 5
// CHECK-DAG: OpDecorate %in_var_COLUMN Location 6
// CHECK-DAG: OpDecorate %in_var_ROWS Location 7
// CHECK-DAG: OpDecorate %in_var_PAIR Location 9
// CHECK-DAG: OpDecorate %in_var_LAST Location 13
// CHECK-DAG: OpDecorate %out_var_BACK Location 0
// CHECK-DAG: OpDecorate %out_var_END Location 2

float4 main(
    float4 p : POSITION, float4x3 m : INST, float2 uv : TEXCOORD, float3x1 c : COLUMN, row_major int2x3 r : ROWS,
    float2x2 pair[2] : PAIR, float last : LAST, out float2x3 back : BACK, out float4 end : END) : SV_Position
{
    back = float2x3(m[0], m[3]);
    end = uv.xyxy + c._11_21_31_11 + pair[1][0].xyxy * last;
    return p + m[2].xyzz + r[1].xyzz;
}
