// A quad of four control points covers the target; what the patch has as a whole travels beside them.
// vertex: vs
// hull: hs
// domain: ds
// pixel: ps
// target 0: rgba32float 2x2
// draw: 4
// topology: patches 4
// bind b0: constant float[4] 3 0.5 0 0
// expect target 0 within 1e-5: 0.25 0.25 6.5 10  0.75 0.25 6.5 10  0.25 0.75 6.5 10  0.75 0.75 6.5 10

cbuffer Constants : register(b0)
{
    float4 constants;
};

struct Corner
{
    float2 place : PLACE;
    float value : VALUE;
};

struct Patch
{
    float outer[4] : SV_TessFactor;
    float inner[2] : SV_InsideTessFactor;
    float sum : SUM;
    float2 pair[2] : PAIR;
};

struct Vertex
{
    float4 place : SV_Position;
    float4 colour : COLOR;
};

Corner vs(uint id : SV_VertexID)
{
    Corner output;
    output.place = float2(id & 1, id >> 1);
    output.value = id;
    return output;
}

Patch constants_of(InputPatch<Corner, 4> input, OutputPatch<Corner, 4> made, uint id : SV_PrimitiveID)
{
    Patch output;
    output.sum = 0.5 + id;
    for (uint i = 0; i < 4; i++)
    {
        output.outer[i] = constants.x;
        output.sum += input[i].value;
    }
    output.inner[0] = output.inner[1] = 2;
    output.pair[0] = float2(made[1].value, made[2].value);
    output.pair[1] = 0;
    return output;
}

[domain("quad")]
[partitioning("integer")]
[outputtopology("triangle_cw")]
[outputcontrolpoints(4)]
[patchconstantfunc("constants_of")]
[maxtessfactor(8)]
Corner hs(InputPatch<Corner, 4> input, uint i : SV_OutputControlPointID)
{
    Corner output = input[i];
    output.value += 3.5;
    return output;
}

[domain("quad")]
Vertex ds(Patch patch, float2 at : SV_DomainLocation, const OutputPatch<Corner, 4> corners)
{
    float2 top = lerp(corners[0].place, corners[1].place, at.x);
    float2 bottom = lerp(corners[2].place, corners[3].place, at.x);
    float2 place = lerp(top, bottom, at.y);
    Vertex output;
    output.place = float4(place * float2(2, -2) + float2(-1, 1), 0.5, 1);
    output.colour = float4(place, patch.sum, patch.pair[0].x + patch.pair[0].y);
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}
