// Triangles with fractional factors: the control points by number, fewer or more than come in, factors by parameters.
// vertex: vs
// hull: hs
// domain: ds
// pixel: ps
// target 0: rgba32float 2x2
// draw: 6
// topology: patches 3
// expect target 0: 4 1 2 3  4 1 2 3  4 1 2 3  4 1 2 3

struct Corner
{
    float4 place : SV_Position;
    int2 numbers : NUMBERS;
};

struct Given
{
    float3 place : PLACE;
    nointerpolation int number : NUMBER;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 colour : COLOR;
};

Corner vs(uint id : SV_VertexID)
{
    Corner output;
    uint corner = id % 3;
    output.place = float4(corner == 1 ? 3 : -1, corner == 2 ? 3 : -1, id < 3 ? 0.75 : 0.5, 1);
    output.numbers = int2(id, id * 2);
    return output;
}

float factor(InputPatch<Corner, 3> input, uint i)
{
    return 1 + input[i].place.z;
}

void factors(InputPatch<Corner, 3> input, out float outer[3] : SV_TessFactor, out float inner : SV_InsideTessFactor)
{
    for (uint i = 0; i < 3; i++)
        outer[i] = factor(input, i);
    inner = 2;
}

[domain("tri")]
[partitioning("fractional_odd")]
[outputtopology("triangle_ccw")]
[outputcontrolpoints(4)]
[patchconstantfunc("factors")]
Given hs(InputPatch<Corner, 3> input, uint i : SV_OutputControlPointID)
{
    Given output;
    output.place = input[min(i, 2)].place.xyz;
    output.number = input[0].numbers.y - 6 + i;
    return output;
}

[domain("tri")]
Vertex ds(const OutputPatch<Given, 4> given, float3 at : SV_DomainLocation, uint id : SV_PrimitiveID)
{
    Vertex output;
    output.place = float4(given[0].place * at.x + given[1].place * at.y + given[2].place * at.z, 1);
    output.colour = float4(given.Length, given[1].number + id - 1, given[2].number, given[3].number);
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}
