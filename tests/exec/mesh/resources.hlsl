// Vertices come from buffers, and the group sorts its work by waves and shared memory; what it has done is counted in a buffer.
// mesh: ms
// pixel: ps
// model: 6.5
// dispatch: 2
// bind t0: structured float2[8] -1 -1 -1 1 0 -1 0 1 0 -1 0 1 1 -1 1 1
// bind b0: constant float[4] 0.5 2 0 0
// bind u0: structured uint[4] 4*0
// target 0: r32float 2x1
// expect target 0 within 1e-5: 2.5 4.5
// expect u0: 4 4 6 22

StructuredBuffer<float2> corners : register(t0);
RWStructuredBuffer<uint> done : register(u0);

cbuffer Constants : register(b0)
{
    float offset;
    float scale;
};

struct Vertex
{
    float4 place : SV_Position;
    nointerpolation float value : VALUE;
};

groupshared uint total;

[numthreads(4, 1, 1)]
[outputtopology("triangle")]
void ms(
    uint thread : SV_GroupIndex,
    uint group : SV_GroupID,
    uint all : SV_DispatchThreadID,
    out vertices Vertex vertices[4],
    out indices uint3 triangles[2])
{
    if (thread == 0)
        total = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(total, all);
    InterlockedAdd(done[group], 1);
    GroupMemoryBarrierWithGroupSync();
    SetMeshOutputCounts(4, 2);
    vertices[thread].place = float4(corners[all], 0, 1);
    vertices[thread].value = offset + scale * (group + 1);
    if (thread == 0)
        done[2 + group] = total;
    if (thread < 2)
        triangles[thread] = thread ? uint3(1, 3, 2) : uint3(0, 1, 2);
}

float ps(Vertex input) : SV_Target
{
    return input.value;
}
