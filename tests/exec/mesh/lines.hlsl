// Lines are primitives of two vertices.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 4x4
// expect target 0: 0 0 0 0   2 2 2 2   0 0 0 0   1 1 1 1

struct Vertex
{
    float4 place : SV_Position;
};
struct Line
{
    nointerpolation float value : VALUE;
};

[numthreads(4, 1, 1)]
[outputtopology("line")]
void ms(
    uint thread : SV_GroupIndex,
    out vertices Vertex vertices[4],
    out primitives Line lines[2],
    out indices uint2 pairs[2])
{
    SetMeshOutputCounts(4, 2);
    vertices[thread].place = float4(thread & 1 ? 1 : -1, thread & 2 ? 0.25 : -0.75, 0, 1);
    if (thread < 2)
    {
        pairs[thread] = thread * 2 + uint2(0, 1);
        lines[thread].value = thread + 1;
    }
}

float ps(Line of) : SV_Target
{
    return of.value;
}
