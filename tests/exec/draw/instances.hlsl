// Instances with a buffer that steps for each, depth tested, and the instance's number.
// vertex: vs
// pixel: ps
// target 0: rgba32float 2x1
// depth:
// draw: 3 x 3
// attribute DEPTH instance: float[3] 0.75 0.25 0.5
// expect target 0: 1 0.25 0 1  1 0.25 0 1
// expect depth: 0.25 0.25

struct Pixel
{
    float4 place : SV_Position;
    nointerpolation uint instance : INSTANCE;
};

Pixel vs(float depth : DEPTH, uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Pixel output;
    output.place = float4(vertex == 1 ? 3 : -1, vertex == 2 ? 3 : -1, depth, 1);
    output.instance = instance;
    return output;
}

float4 ps(Pixel input) : SV_Target
{
    return float4(input.instance, input.place.z, 0, 1);
}
