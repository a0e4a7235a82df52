// An amplification shader starts groups in three dimensions: each mesh shader draws the pixel of its number.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 4x2
// expect target 0: 110 111 210 211   100 101 200 201

struct Payload
{
    uint3 size;
};

groupshared Payload payload;

[numthreads(1, 1, 1)]
void as()
{
    payload.size = uint3(2, 2, 2);
    DispatchMesh(payload.size.x, payload.size.y, payload.size.z, payload);
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
    uint3 group : SV_GroupID,
    in payload Payload payload,
    out vertices Vertex vertices[4],
    out indices uint3 triangles[2])
{
    SetMeshOutputCounts(4, 2);
    float2 cell = float2(group.x + group.z * payload.size.x, group.y) + float2(thread & 1, thread >> 1);
    vertices[thread].place = float4(cell / float2(2, 1) - 1, 0, 1);
    vertices[thread].value = group.x + group.y * 10 + (group.z + 1) * 100;
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float ps(Vertex at) : SV_Target
{
    return at.value;
}
