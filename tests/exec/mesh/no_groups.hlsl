// An amplification shader that starts no group, and one group whose mesh is empty, draw nothing.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 4
// target 0: r32float 4x1
// expect target 0: 0 0 9 0

struct Payload
{
    uint column;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void as(uint group : SV_GroupID)
{
    payload.column = group;
    DispatchMesh(group < 3 ? group : 0, 1, 1, payload);
}

struct Vertex
{
    float4 place : SV_Position;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    in payload Payload payload,
    out vertices Vertex vertices[4],
    out indices uint3 triangles[2])
{
    bool empty = payload.column == 1;
    SetMeshOutputCounts(empty ? 0 : 4, empty ? 0 : 2);
    if (empty)
        return;
    vertices[thread].place = float4((payload.column + (thread >> 1)) / 2.0 - 1, thread & 1 ? 1 : -1, 0, 1);
    if (thread < 2)
        triangles[thread] = thread ? uint3(1, 3, 2) : uint3(0, 1, 2);
}

float ps(float4 place : SV_Position) : SV_Target
{
    return 9;
}
