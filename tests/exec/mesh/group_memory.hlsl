// Threads of a mesh shader work together: positions go through the group's memory, and are read by other threads after a barrier.
// mesh: ms
// pixel: ps
// model: 6.5
// target 0: r32float 4x1
// expect target 0 within 1e-5: 6 4 2 0

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float value : VALUE;
};

groupshared float2 corners[16];
groupshared float values[16];

[numthreads(16, 1, 1)]
[outputtopology("triangle")]
void ms(uint thread : SV_GroupIndex, out vertices Vertex vertices[16], out indices uint3 triangles[8])
{
    float2 corner = float2((thread / 4 + (thread & 1)) * 0.5 - 1, thread & 2 ? 1 : -1);
    corners[15 - thread] = corner;
    values[thread] = thread / 4;
    GroupMemoryBarrierWithGroupSync();
    SetMeshOutputCounts(16, 8);
    vertices[thread].place = float4(corners[thread], 0, 1);
    vertices[thread].value = values[thread] * 2;
    if (thread < 8)
        triangles[thread] = thread / 2 * 4 + (thread & 1 ? uint3(2, 3, 1) : uint3(0, 2, 1));
}

float ps(Vertex at) : SV_Target
{
    return at.value;
}
