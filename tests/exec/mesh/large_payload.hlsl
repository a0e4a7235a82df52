// A payload of 4 kilobytes, filled by all threads and read at a number that is known when the shader runs.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 8x1
// expect target 0: 0 1009 2018 3027 4036 5045 6054 7063

struct Payload
{
    float values[1024];
};

groupshared Payload payload;

[numthreads(64, 1, 1)]
void as(uint thread : SV_GroupIndex)
{
    for (uint i = thread; i < 1024; i += 64)
        payload.values[i] = i * 9;
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(8, 1, 1, payload);
}

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float value : VALUE;
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
    vertices[thread].place = float4((group + (thread & 1)) * 0.25 - 1, thread & 2 ? 1 : -1, 0, 1);
    vertices[thread].value = payload.values[group * 112] + group;
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float ps(Vertex at) : SV_Target
{
    return at.value;
}
