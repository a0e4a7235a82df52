// A pixel shader that writes depth, and one that sees which side it is on.
// vertex: vs
// pixel: ps
// target 0: r32float 2x2
// depth:
// draw: 3
// expect target 0: 1 1 1 1
// expect depth within 1e-6: 0.125 0.375 0.125 0.375

struct Output
{
    float side : SV_Target;
    float depth : SV_Depth;
};

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0.5, 1);
}

Output ps(float4 place : SV_Position, bool front : SV_IsFrontFace)
{
    Output output;
    output.side = 1;
    output.depth = place.x / 4;
    return output;
}
