// Several targets of different formats, and flat integers from the vertices.
// vertex: vs
// pixel: ps
// target 0: rgba8unorm 2x1
// target 1: r32uint 2x1
// target 2: rg32float 2x1
// draw: 3
// expect target 0 within 3e-3: 1 0.5 0 1  1 0.5 0 1
// expect target 1: 40 41
// expect target 2: 0.5 0.5  1.5 0.5

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation uint tag : TAG;
};
struct Targets
{
    float4 colour : SV_Target0;
    uint tag : SV_Target1;
    float2 place : SV_Target2;
};

Vertex vs(uint id : SV_VertexID)
{
    Vertex output;
    output.place = float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
    output.tag = 40;
    return output;
}

Targets ps(Vertex input)
{
    Targets output;
    output.colour = float4(1, 0.5, 0, 1);
    output.tag = input.tag + (uint)input.place.x;
    output.place = input.place.xy;
    return output;
}
