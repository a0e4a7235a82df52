// One group gives one triangle that covers the target; its vertices are written by threads of their own.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rgba32float 4x2
// expect target 0 within 1e-5: fill(0.25)

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 colour : COLOUR;
};

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[3], out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].place = float4(thread == 1 ? 3 : -1, thread == 2 ? 3 : -1, 0, 1);
    vertices[thread].colour = 0.25;
    if (thread == 0)
        triangles[0] = uint3(0, 2, 1);
}

float4 ps(Vertex input) : SV_Target
{
    return input.colour;
}
