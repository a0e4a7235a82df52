// Members of a structure under one semantic are counted for their indices in Vulkan, not their rows: by these, as text, what passes
// between hull and domain shaders has its locations.
// RUN: %trefoil dxc -T hs_6_0 -E hull -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=HULL %s
// RUN: %trefoil dxc -T ds_6_0 -E domain -spirv %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck --check-prefix=DOMAIN %s
// RUN: %dxc %s -T hs_6_0 -E hull -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=HULL %s
// RUN: %dxc %s -T ds_6_0 -E domain -spirv -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck --check-prefix=DOMAIN %s

// HULL-DAG: OpDecorate %out_var_A Location 0
// HULL-DAG: OpDecorate %out_var_A1 Location 1
// HULL-DAG: OpDecorate %out_var_A10 Location 4
// HULL-DAG: OpDecorate %out_var_A2 Location 5
// HULL-DAG: OpDecorate %out_var_A3 Location 13
// HULL-DAG: OpDecorate %out_var_A4 Location 14
// HULL-DAG: OpDecorate %out_var_A9 Location 19
// DOMAIN-DAG: OpDecorate %in_var_A Location 0
// DOMAIN-DAG: OpDecorate %in_var_A1 Location 1
// DOMAIN-DAG: OpDecorate %in_var_A10 Location 4
// DOMAIN-DAG: OpDecorate %in_var_A2 Location 5
// DOMAIN-DAG: OpDecorate %in_var_A3 Location 13
// DOMAIN-DAG: OpDecorate %in_var_A4 Location 14
// DOMAIN-DAG: OpDecorate %in_var_A9 Location 19
// DOMAIN-DAG: OpDecorate %out_var_B Location 0
// DOMAIN-DAG: OpDecorate %out_var_B1 Location 1
// DOMAIN-DAG: OpDecorate %out_var_B2 Location 4
// DOMAIN-DAG: OpDecorate %out_var_B3 Location 12
// DOMAIN-DAG: OpDecorate %out_var_B10 Location 19

struct Held
{
    int count;
    float rows[3];
    float4x2 matrices[2];
    int a, b, c, d, e, f;
    float4 g;
    float3 h;
};

struct Point
{
    Held held : A;
};

struct Vertex
{
    float4 position : SV_Position;
    Held held : B;
};

struct Patch
{
    float edges[3] : SV_TessFactor;
    float middle : SV_InsideTessFactor;
};

Patch whole()
{
    return (Patch)1;
}

[domain("tri")] [partitioning("integer")] [outputtopology("triangle_cw")] [outputcontrolpoints(3)] [patchconstantfunc("whole")]
Point hull(InputPatch<Point, 3> points, uint corner : SV_OutputControlPointID)
{
    return points[corner];
}

[domain("tri")]
Vertex domain(Patch patch, float3 where : SV_DomainLocation, const OutputPatch<Point, 3> points)
{
    Vertex made;
    made.position = 0;
    made.held = points[0].held;
    return made;
}
