// Each group gives as many vertices and primitives as it says, up to the most that are declared: a column more each.
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 3
// target 0: r32float 4x3
// expect target 0: 7 7 7 0   7 7 0 0   7 0 0 0

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(32, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    uint row : SV_GroupID,
    out vertices Vertex vertices[16],
    out indices uint3 triangles[8])
{
    uint columns = row + 1;
    SetMeshOutputCounts(columns * 4, columns * 2);
    if (thread < columns * 4)
    {
        float2 corner = float2(thread / 4 + (thread & 1), row + (thread >> 1 & 1));
        vertices[thread].place = float4(corner * 2 / float2(4, 3) - 1, 0, 1);
    }
    if (thread < columns * 2)
    {
        uint first = thread / 2 * 4;
        triangles[thread] = first + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
    }
}

float ps() : SV_Target
{
    return 7;
}
