// Pixels that are thrown away, and differences between neighbours.
// vertex: vs
// pixel: ps
// target 0: rgba32float 4x2
// draw: 3
// expect target 0 within 1e-4: 2 3 5 1  0 0 0 0  2 3 5 1  0 0 0 0
//    2 3 5 1  0 0 0 0  2 3 5 1  0 0 0 0

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
}

float4 ps(float4 place : SV_Position) : SV_Target
{
    float value = place.x * 2 + place.y * 3;
    float x = ddx(value), y = ddy(value), both = fwidth(value);
    if ((uint)place.x & 1)
        discard;
    return float4(x, y, both, 1);
}
