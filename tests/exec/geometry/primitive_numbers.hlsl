// A geometry shader numbers the primitives that it makes, and the pixel shader reads the numbers, in a register of their own
// since vkd3d reads what shares one with them as if it were they.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 2x1
// draw: 2
// topology: points
// expect target 0: 0 5 0 1  1 6 0 1

struct Point
{
    float x : X;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation uint4 before : BEFORE;
    uint number : SV_PrimitiveID;
};

Point vs(uint id : SV_VertexID)
{
    Point output;
    output.x = id - 1.0;
    return output;
}

[maxvertexcount(4)]
void gs(point Point input[1], uint primitive : SV_PrimitiveID, inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 4; i++)
    {
        Vertex output;
        output.before = primitive;
        output.number = primitive + 5;
        output.place = float4(input[0].x + (i & 1), i < 2 ? 1 : -1, 0.5, 1);
        stream.Append(output);
    }
}

float4 ps(Vertex input) : SV_Target
{
    return float4(input.before.x, input.number, input.place.y - 0.5, 1);
}
