// Each point becomes the quad of one pixel of the target; its colour travels along.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 4x2
// draw: 4
// topology: points
// bind b0: constant float[4] 0.25 0.5 0 0
// expect target 0: 0.25 0.5 0 1  1.25 0.5 0 1  2.25 0.5 0 1  3.25 0.5 0 1
//    0 0 0 0  0 0 0 0  0 0 0 0  0 0 0 0

cbuffer Offset : register(b0)
{
    float4 offset;
};

struct Point
{
    float2 corner : CORNER;
    nointerpolation uint number : NUMBER;
};

struct Vertex
{
    float4 place : SV_Position;
    float4 colour : COLOR;
};

Point vs(uint id : SV_VertexID)
{
    Point output;
    output.corner = float2(-1 + id * 0.5, 1);
    output.number = id;
    return output;
}

[maxvertexcount(4)]
void gs(point Point input[1], inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 4; i++)
    {
        Vertex output;
        float2 step = float2(i & 1, i >> 1) * float2(0.5, -1);
        output.place = float4(input[0].corner + step, 0.5, 1);
        output.colour = float4(input[0].number, 0, 0, 1) + float4(offset.xy, 0, 0);
        stream.Append(output);
    }
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}
