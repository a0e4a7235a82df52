// An array of structures travels in Vulkan element by element: all members of the first get locations before all of the second, as
// those of the array of structures that DXC declares.
// RUN: %trefoil dxc -spirv -T vs_6_0 -E vs %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=VS
// RUN: %trefoil dxc -spirv -T gs_6_0 -E gs %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.0 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=GS
// RUN: %trefoil dxc -spirv -T ms_6_5 -E ms -fspv-target-env=vulkan1.1spirv1.4 %s -Fo %t
// RUN: %spirv-val --target-env vulkan1.1spv1.4 %t
// RUN: %spirv-dis %t | %filecheck %s --check-prefix=MS

// VS-DAG: OpDecorate %out_var_A Location 0
// VS-DAG: OpDecorate %out_var_A1 Location 1
// VS-DAG: OpDecorate %out_var_A2 Location 3
// VS-DAG: OpDecorate %out_var_A3 Location 4
// VS-DAG: %out_var_A = OpVariable %_ptr_Output_int Output
// VS-DAG: %out_var_A1 = OpVariable %_ptr_Output__arr_v2float_uint_2 Output
// VS-DAG: %out_var_A2 = OpVariable %_ptr_Output_int Output
// VS-DAG: %out_var_A3 = OpVariable %_ptr_Output__arr_v2float_uint_2 Output

// GS-DAG: OpDecorate %in_var_A2 Location 3
// GS-DAG: OpDecorate %out_var_A3 Location 4

// MS-DAG: OpDecorate %out_var_A2 Location 3
// MS-DAG: OpDecorate %out_var_A3 Location 4

struct Item
{
    int count;
    float2 pair[2];
};
struct Vertex
{
    Item items[2] : A;
    float4 position : SV_Position;
};

void vs(float f : F, out Item items[2] : A, out float4 position : SV_Position)
{
    items = (Item[2])f;
    position = f;
}

[maxvertexcount(3)]
void gs(triangle Vertex given[3], inout TriangleStream<Vertex> stream)
{
    // Elements that are apart are chosen at run time from a copy.
    Vertex vertex = given[0];
    vertex.items[0] = given[1].items[given[2].items[1].count & 1];
    stream.Append(vertex);
}

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void ms(uint id : SV_GroupIndex, out vertices Vertex made[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    made[id] = (Vertex)0;
    made[id].items[id & 1].count = id;
    triangles[0] = uint3(0, 1, 2);
}
