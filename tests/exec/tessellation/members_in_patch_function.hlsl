// The function of patch constants reads members of structures under one semantic: of the points that come in, and of those made.
// A structure occurs twice in a point, once within another.
// vertex: vs
// hull: hs
// domain: ds
// pixel: ps
// target 0: rgba32float 1x1
// draw: 3
// topology: patches 3
// bind b0: constant uint[4] 2 1 0 0
// except dxc: its SPIR-V reads a member of the last structure of a type for that of the first
// except dxc-dxil: the validator refuses what DXC makes of the second of two structures
// except reread-od: the same
// except reread-o3: the same
// except assembled: the same
// except dxil: vkd3d reads zeros where the rows of a control point are indexed
// expect target 0: 13 221 1222 32

cbuffer Choice : register(b0)
{
    uint4 choice;
};

struct Pair
{
    float first;
    float rows[2];
};

struct Outer
{
    float before;
    Pair inner;
};

struct Corner
{
    float4 place : SV_Position;
    Pair a : A;
    Outer b : B;
};

struct Patch
{
    float outer[3] : SV_TessFactor;
    float inner : SV_InsideTessFactor;
    nointerpolation float4 kept : KEPT;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 color : COLOR;
};

Corner vs(uint id : SV_VertexID)
{
    Corner output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
    output.a.first = 10 * id + 1;
    output.a.rows[0] = 10 * id + 2;
    output.a.rows[1] = 10 * id + 3;
    output.b.before = 10 * id + 4;
    output.b.inner.first = 10 * id + 5;
    output.b.inner.rows[0] = 10 * id + 6;
    output.b.inner.rows[1] = 10 * id + 7;
    return output;
}

Patch constants_of(InputPatch<Corner, 3> input, OutputPatch<Corner, 3> made)
{
    Patch output;
    output.outer[0] = output.outer[1] = output.outer[2] = output.inner = 1;
    output.kept.x = input[1].a.rows[1];
    output.kept.y = made[2].a.first + 100;
    output.kept.z = made[choice.x].a.rows[choice.z] + 1000;
    output.kept.w = input[choice.y].b.inner.first + made[choice.z].b.inner.rows[choice.y] - 190;
    return output;
}

[domain("tri")]
[partitioning("fractional_even")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(3)]
[patchconstantfunc("constants_of")]
Corner hs(InputPatch<Corner, 3> input, uint i : SV_OutputControlPointID)
{
    Corner output = input[i];
    output.a.first += 100;
    output.a.rows[0] += 200;
    output.b.inner.rows[1] += 200;
    return output;
}

[domain("tri")]
Vertex ds(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Corner, 3> corners)
{
    Vertex output;
    output.place = at.x * corners[0].place + at.y * corners[1].place + at.z * corners[2].place;
    output.color = patch.kept;
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return input.color;
}
