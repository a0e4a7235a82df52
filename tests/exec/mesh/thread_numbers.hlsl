// The numbers of a thread in its group and in the dispatch, of groups of two dimensions.
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 2 2
// bind u0: structured uint4[16] zero
// target 0: r32float 1x1
// expect target 0: 0
// expect u0: 0 0 0 1   1 0 1 1   0 1 2 1   1 1 3 1
//            2 0 0 1   3 0 1 1   2 1 2 1   3 1 3 1
//            0 2 0 1   1 2 1 1   0 3 2 1   1 3 3 1
//            2 2 0 1   3 2 1 1   2 3 2 1   3 3 3 1

RWStructuredBuffer<uint4> numbers : register(u0);

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(2, 2, 1)]
[outputtopology("triangle")]
void ms(
    uint3 thread : SV_GroupThreadID,
    uint3 group : SV_GroupID,
    uint3 global : SV_DispatchThreadID,
    uint index : SV_GroupIndex,
    out vertices Vertex vertices[1],
    out indices uint3 triangles[1])
{
    SetMeshOutputCounts(1, 0);
    vertices[0].place = 0;
    bool fits = all(global.xy == group.xy * 2 + thread.xy);
    numbers[(group.y * 2 + group.x) * 4 + index] = uint4(global.xy, index, fits);
}

float ps() : SV_Target
{
    return 1;
}
