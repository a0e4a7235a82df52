// A quad from vertex buffers, its colours blended between the corners.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 4
// topology: strip
// attribute POSITION: float2[4] -1 1  1 1  -1 -1  1 -1
// attribute COLOR: float3[4] 0 0 0  1 0 0  0 1 0  1 1 0
// expect target 0 within 1e-4: 0.25 0.25 0 1  0.75 0.25 0 1  0.25 0.75 0 1  0.75 0.75 0 1

struct Vertex
{
    float2 place : POSITION;
    float3 colour : COLOR;
};
struct Pixel
{
    float4 place : SV_Position;
    float3 colour : COLOR;
};

Pixel vs(Vertex input)
{
    Pixel output;
    output.place = float4(input.place, 0, 1);
    output.colour = input.colour;
    return output;
}

float4 ps(Pixel input) : SV_Target
{
    return float4(input.colour, 1);
}
