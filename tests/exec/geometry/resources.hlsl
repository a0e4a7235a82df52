// A geometry shader reads buffers and constants beside its vertices.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 1x1
// draw: 3
// bind b0: constant float[4] 1 2 3 4
// bind t0: typed float4[2] 10 20 30 40  50 60 70 80
// bind t1: structured float4[1] 100 200 300 400
// expect target 0: 151 262 373 484

cbuffer Constants : register(b0)
{
    float4 constants;
};
Buffer<float4> typed : register(t0);
StructuredBuffer<float4> structured : register(t1);

struct Vertex
{
    float4 place : SV_Position;
    float4 colour : COLOR;
};

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
}

[maxvertexcount(3)]
void gs(triangle float4 places[3] : SV_Position, inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 3; i++)
    {
        Vertex output = { places[i], typed[1] + structured[0] + constants };
        stream.Append(output);
    }
    stream.RestartStrip();
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}
