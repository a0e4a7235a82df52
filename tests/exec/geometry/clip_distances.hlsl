// Clip distances come in with each vertex and go out again.
// vertex: vs
// geometry: gs
// pixel: ps
// target 0: r32float 4x1
// draw: 3
// expect target 0: 0 0 1 1

struct Vertex
{
    float4 place : SV_Position;
    float2 cut : SV_ClipDistance0;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
    output.cut = float2(1, output.place.x);
    return output;
}

[maxvertexcount(3)]
void gs(triangle Vertex input[3], inout TriangleStream<Vertex> stream)
{
    for (uint i = 0; i < 3; i++)
    {
        Vertex output = input[i];
        output.cut.x += 1;
        stream.Append(output);
    }
}

float ps(float4 place : SV_Position) : SV_Target
{
    return 1;
}
