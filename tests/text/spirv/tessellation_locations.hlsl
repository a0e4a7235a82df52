// What a hull shader gives, for control points and for the patch, has locations by the names of its semantics, so that a domain
// shader with its members in another order finds it.
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

// HULL-DAG: OpDecorate %out_var_BAR Location 0
// HULL-DAG: OpDecorate %out_var_MAT Location 1
// HULL-DAG: OpDecorate %out_var_TEXCOORD10 Location 3
// HULL-DAG: OpDecorate %out_var_TEXCOORD2 Location 4
// HULL-DAG: OpDecorate %out_var_apple Location 5
// DOMAIN-DAG: OpDecorate %in_var_BAR Location 0
// DOMAIN-DAG: OpDecorate %in_var_MAT Location 1
// DOMAIN-DAG: OpDecorate %in_var_TEXCOORD10 Location 3
// DOMAIN-DAG: OpDecorate %in_var_TEXCOORD2 Location 4
// DOMAIN-DAG: OpDecorate %in_var_apple Location 5
// DOMAIN-DAG: OpDecorate %out_var_Z Location 0
// DOMAIN-DAG: OpDecorate %out_var_A Location 1

struct Vertex
{
    float4 p : SV_Position;
};

struct Point
{
    float4 a : TEXCOORD2;
    float2 b : TEXCOORD10;
    float4 p : SV_Position;
    float2x3 m : MAT;
};

struct Patch
{
    float outer[3] : SV_TessFactor;
    float4 q : apple;
    float inner : SV_InsideTessFactor;
    float2 r : BAR;
};

struct SamePoint
{
    float2x3 m : MAT;
    float4 p : SV_Position;
    float2 b : TEXCOORD10;
    float4 a : TEXCOORD2;
};

struct SamePatch
{
    float2 r : BAR;
    float4 q : apple;
    float outer[3] : SV_TessFactor;
    float inner : SV_InsideTessFactor;
};

struct Output
{
    float4 p : SV_Position;
    float4 z : Z;
    float4 a : A;
};

Patch constants(InputPatch<Vertex, 3> v)
{
    Patch made;
    made.outer[0] = made.outer[1] = made.outer[2] = made.inner = 1;
    made.q = v[0].p;
    made.r = v[1].p.xy;
    return made;
}

[domain("tri")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants")]
Point hull(InputPatch<Vertex, 3> v, uint i : SV_OutputControlPointID)
{
    Point made;
    made.a = made.p = v[i].p;
    made.b = v[i].p.xy;
    made.m = v[i].p.x;
    return made;
}

[domain("tri")]
Output domain(const OutputPatch<SamePoint, 3> o, float3 d : SV_DomainLocation, SamePatch same)
{
    Output output;
    output.p = o[0].p * d.x + same.q;
    output.z = o[1].a + same.r.xyxy;
    output.a = o[2].b.xyxy + o[0].m[1].xyzz;
    return output;
}
