// `-pack-optimized` puts what goes between two stages into the first components that are free; what the application binds stays.
// RUN: %trefoil dxc -T vs_6_0 -E vertex -spirv -pack-optimized %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// RUN: %dxc %s -T vs_6_0 -E vertex -spirv -pack-optimized -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s
// RUN: %trefoil dxc -T hs_6_0 -E hull -spirv -pack-optimized %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=HULL
// RUN: %dxc %s -T hs_6_0 -E hull -spirv -pack-optimized -o %t.dxc.spv
// RUN: %spirv-dis %t.dxc.spv | %filecheck %s --check-prefix=HULL
// RUN: %trefoil dxc -T ds_6_0 -E domain -spirv -pack-optimized %s -Fo %t.spv
// RUN: %spirv-val --target-env vulkan1.0 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=DOMAIN

struct Vertex
{
    float2 a : A;
    float3 b : B;
    float c : C;
    float2 d : D;
    float rows[2] : ROWS;
    float4 position : SV_Position;
};

struct Patch
{
    float edges[3] : SV_TessFactor;
    float inside : SV_InsideTessFactor;
    float2 first : FIRST;
    float second : SECOND;
};

// CHECK-DAG: OpDecorate %in_var_A Location 0
// CHECK-DAG: OpDecorate %in_var_B Location 1
// CHECK-DAG: OpDecorate %in_var_C Location 2
// CHECK-DAG: OpDecorate %in_var_D Location 3
// CHECK-DAG: OpDecorate %out_var_A Location 0
// CHECK-DAG: OpDecorate %out_var_B Location 1
// CHECK-DAG: OpDecorate %out_var_C Location 0
// CHECK-DAG: OpDecorate %out_var_C Component 2
// CHECK-DAG: OpDecorate %out_var_D Location 2
// CHECK-DAG: OpDecorate %out_var_ROWS Location 0
// CHECK-DAG: OpDecorate %out_var_ROWS Component 3
Vertex vertex(Vertex i)
{
    i.a += 1;
    return i;
}

// What a patch has as a whole comes first.
// HULL-DAG: OpDecorate %out_var_FIRST Location 0
// HULL-DAG: OpDecorate %out_var_SECOND Component 2
// HULL-DAG: OpDecorate %out_var_A Location 1
// HULL-DAG: OpDecorate %out_var_B Location 2
// HULL-DAG: OpDecorate %out_var_C Location 0
// HULL-DAG: OpDecorate %out_var_C Component 3
// HULL-DAG: OpDecorate %out_var_D Location 1
// HULL-DAG: OpDecorate %out_var_D Component 2
Patch patch(InputPatch<Vertex, 3> corners)
{
    Patch p;
    p.edges[0] = p.edges[1] = p.edges[2] = p.inside = 1;
    p.first = corners[0].a;
    p.second = corners[0].c;
    return p;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("patch")]
Vertex hull(InputPatch<Vertex, 3> corners, uint i : SV_OutputControlPointID)
{
    return corners[i];
}

// DOMAIN-DAG: OpDecorate %in_var_FIRST Location 0
// DOMAIN-DAG: OpDecorate %in_var_SECOND Component 2
// DOMAIN-DAG: OpDecorate %in_var_A Location 1
// DOMAIN-DAG: OpDecorate %in_var_C Component 3
// DOMAIN-DAG: OpDecorate %in_var_D Component 2
[domain("tri")]
float4 domain(Patch p, float3 at : SV_DomainLocation, const OutputPatch<Vertex, 3> corners) : SV_Position
{
    return float4(p.first, p.second, at.x) + float4(corners[0].a, corners[1].d) + corners[2].c;
}
