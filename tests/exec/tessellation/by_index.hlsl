// Control points and rows of what a patch has, by indices known only when the shader runs: those that come in, those that the
// hull shader has made, and those that the domain shader takes.
// vertex: vs
// hull: hs
// domain: ds
// pixel: ps
// target 0: rgba32float 1x1
// draw: 3
// topology: patches 3
// bind b0: constant uint[4] 2 1 0 3
// except dxil: vkd3d reads zeros where the rows of a control point are indexed, in DXC's DXIL too
// expect target 0: 22 123 23 102

cbuffer Choice : register(b0)
{
    uint4 choice;
};

struct Corner
{
    float4 place : SV_Position;
    float values[3] : VALUE;
};

struct Patch
{
    float outer[3] : SV_TessFactor;
    float inner : SV_InsideTessFactor;
    nointerpolation float2 kept[4] : KEPT;
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
    for (uint i = 0; i < 3; i++)
        output.values[i] = 10 * id + i;
    return output;
}

Patch constants_of(InputPatch<Corner, 3> input, OutputPatch<Corner, 3> made)
{
    Patch output;
    output.outer[0] = output.outer[1] = output.outer[2] = output.inner = 1;
    for (uint i = 0; i < 4; i++)
        output.kept[i] = float2(input[choice.x].values[i % 3], made[choice.y].values[choice.x] + i);
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
    output.values[2] = input[choice.x].values[choice.y] + 100;
    output.values[0] += choice.w;
    return output;
}

[domain("tri")]
Vertex ds(Patch patch, float3 at : SV_DomainLocation, const OutputPatch<Corner, 3> corners)
{
    Vertex output;
    output.place = at.x * corners[0].place + at.y * corners[1].place + at.z * corners[2].place;
    output.color = float4(patch.kept[choice.x], corners[choice.x].values[choice.z], patch.kept[choice.z].y - 19);
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return input.color;
}
