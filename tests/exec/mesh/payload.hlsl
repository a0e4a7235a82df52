// An amplification shader picks the cells that are drawn and passes them on, with values of all shapes; the groups of the
// mesh shader draw a cell each.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: rgba32float 8x1
// expect target 0 within 1e-5: 4*0   1 10 3 1   4*0   3 30 3 1   4*0   5 50 3 1   4*0   7 70 3 1

struct Payload
{
    uint count;
    uint cells[8];
    row_major float2x3 byRows;
    float3x2 byColumns;
    bool known;
    struct
    {
        float scale;
        uint2 pair;
    } parts[2];
};

groupshared Payload shared_payload;

[numthreads(8, 1, 1)]
void as(uint thread : SV_GroupIndex)
{
    if (thread == 0)
    {
        shared_payload.count = 0;
        shared_payload.byRows = float2x3(1, 2, 3, 4, 5, 6);
        shared_payload.byColumns = float3x2(1, 2, 3, 4, 5, 6);
        shared_payload.known = true;
        shared_payload.parts[1].scale = 10;
        shared_payload.parts[0].pair = uint2(7, 8);
    }
    GroupMemoryBarrierWithGroupSync();
    if (thread & 1)
    {
        uint at;
        InterlockedAdd(shared_payload.count, 1, at);
        shared_payload.cells[at] = thread;
    }
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(shared_payload.count, 1, 1, shared_payload);
}

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float4 value : VALUE;
};

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    uint group : SV_GroupID,
    in payload Payload payload,
    out vertices Vertex vertices[4],
    out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    uint cell = payload.cells[group];
    Vertex vertex;
    vertex.place = float4((cell + (thread >> 1)) / 4.0 - 1, thread & 1 ? 1 : -1, 0, 1);
    vertex.value.x = cell;
    vertex.value.y = cell * payload.parts[1].scale;
    // 3 + 5 - 5
    vertex.value.z = payload.byRows[0][2] + payload.byColumns[2].x - payload.byRows._m11;
    vertex.value.w = payload.known && payload.parts[0].pair.y == 8;
    vertices[thread] = vertex;
    if (thread < 2)
        triangles[thread] = thread ? uint3(1, 3, 2) : uint3(0, 1, 2);
}

float4 ps(Vertex input) : SV_Target
{
    return input.value;
}
