// Clip distances cut a triangle.
// vertex: vs
// pixel: ps
// target 0: r32float 4x1
// draw: 3
// expect target 0: 0 0 1 1

struct Vertex
{
    float4 place : SV_Position;
    float cut : SV_ClipDistance0;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
    output.cut = output.place.x;
    return output;
}

float ps(float4 place : SV_Position) : SV_Target
{
    return 1;
}
