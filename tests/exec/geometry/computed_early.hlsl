// What a later vertex has is computed before an earlier one goes out, and what each has beside it stands in different registers
// of the source: the outputs hold one vertex at a time.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: rgba32float 4x1
// draw: 1
// topology: points
// except dxil: vkd3d gives the last vertex a zero, in DXC's DXIL too
// expect target 0 within 1e-4: 4 1 0 1  5 7 0 4  0 28 5 7  6 35 0 28

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float2 pair : PAIR;
    nointerpolation float2 other : OTHER;
};

float2 vs(uint id : SV_VertexID) : VALUE
{
    return float2(id, 2);
}

void vertex(float x, float2 pair, float2 other, inout PointStream<Vertex> stream)
{
    Vertex output = { float4(x, 0, 0.5, 1), pair, other };
    stream.Append(output);
}

[maxvertexcount(4)]
void gs(point float2 input[1] : VALUE, inout PointStream<Vertex> stream)
{
    float2 first = input[0] * input[0] - float2(input[0].x, 0);
    float2 second = input[0] + 5;
    float2 third = first * second;
    float left = input[0].x - 0.75;
    float2 last = max(third, 1) + second;
    vertex(left, float2(first.y, 1), float2(0, 1), stream);
    vertex(left + 0.5, second, first, stream);
    vertex(left + 1, third, second, stream);
    vertex(left + 1.5, last, third, stream);
}

float4 ps(Vertex input) : SV_Target
{
    return float4(input.pair, input.other);
}
