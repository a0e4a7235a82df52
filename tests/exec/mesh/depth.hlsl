// Groups draw over each other; the depth buffer keeps the nearest.
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 3
// depth:
// target 0: r32float 2x1
// expect target 0: 1 1
// expect depth within 1e-5: 0.25 0.25

static const float depths[3] = { 0.5, 0.25, 0.75 };

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float group : GROUP;
};

[numthreads(3, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    uint group : SV_GroupID,
    out vertices Vertex vertices[3],
    out indices uint3 triangles[1])
{
    SetMeshOutputCounts(3, 1);
    vertices[thread].place = float4(thread & 1 ? 3 : -1, thread & 2 ? 3 : -1, depths[group], 1);
    vertices[thread].group = group;
    triangles[0] = uint3(0, 2, 1);
}

float ps(Vertex at) : SV_Target
{
    return at.group;
}
