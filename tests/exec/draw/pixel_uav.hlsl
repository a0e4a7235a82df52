// A pixel shader that counts in a buffer, and reads constants that the vertex shader reads too.
// vertex: vs
// pixel: ps
// target 0: r32float 4x4
// draw: 3
// bind b0: constant float[4] 0.5 2 0 0
// bind u1: structured uint[2] zero
// expect target 0: 16*2
// expect u1: 16 48

cbuffer Both : register(b0)
{
    float depth;
    float value;
};
RWStructuredBuffer<uint> tally : register(u1);

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, depth, 1);
}

float ps(float4 place : SV_Position) : SV_Target
{
    InterlockedAdd(tally[0], 1);
    InterlockedAdd(tally[1], (uint)place.x * 2);
    return value;
}
