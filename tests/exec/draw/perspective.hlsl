// Interpolation in perspective and without.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x1
// draw: 4
// topology: strip
// attribute POSITION: float4[4] -1 1 0 1  4 4 0 4  -1 -1 0 1  4 -4 0 4
// expect target 0 within 1e-3: 0.076923 0.25 0 1  0.428571 0.75 0 1

struct Vertex
{
    float4 place : SV_Position;
    float right : RIGHT;
    noperspective float flat_right : FLAT;
};

Vertex vs(float4 place : POSITION)
{
    Vertex output;
    output.place = place;
    output.right = place.x > 0 ? 1 : 0;
    output.flat_right = output.right;
    return output;
}

float4 ps(Vertex input) : SV_Target
{
    return float4(input.right, input.flat_right, 0, 1);
}
