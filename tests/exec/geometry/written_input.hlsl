// A shader may write to its own copy of the vertices; returning early leaves the rest unsaid; lines come out.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: r32float 4x1
// draw: 6
// expect target 0: 3 3 3 3

struct Vertex
{
    float4 place : SV_Position;
    float value : VALUE;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    uint corner = id % 3;
    output.place = float4(corner == 1 ? 3 : -1, corner == 2 ? 3 : -1, 0, 1);
    output.value = id / 3;
    return output;
}

[maxvertexcount(2)]
void gs(triangle Vertex input[3], inout LineStream<Vertex> stream)
{
    for (uint i = 0; i < 3; i++)
        input[i].value += 2;
    if (input[0].value < 2.5)
        return;
    for (uint k = 0; k < 2; k++)
    {
        input[k].place = float4(k * 2.5 - 1.25, 0, 0, 1);
        stream.Append(input[k]);
    }
}

float ps(Vertex input) : SV_Target
{
    return input.value;
}
