// A triangle that covers the target, its colour from a constant buffer and the pixel's place.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x2
// draw: 3
// bind b0: constant float[4] 0.25 0.5 0.75 1
// expect target 0: 0.25 0.5 0.75 1  1.25 0.5 0.75 1
//    0.25 1.5 0.75 1  1.25 1.5 0.75 1

cbuffer Colour : register(b0)
{
    float4 colour;
};

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
}

float4 ps(float4 place : SV_Position) : SV_Target
{
    return colour + float4(floor(place.xy), 0, 0);
}
