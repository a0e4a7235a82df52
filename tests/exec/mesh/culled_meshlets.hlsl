// The amplification shader tests spheres against a plane, lists those that are seen, and starts a group for each.
// amplification: as
// mesh: ms
// pixel: ps
// model: 6.5
// bind b0: constant float4 1.0 0.0 0.0 -0.25
// bind t0: structured float4[6] -0.9 0 0 0.1  0.9 0 0 0.1  0.2 0 0 0.1  -0.5 0 0 0.1  0.6 0 0 0.1  0 0 0 0.1
// bind u0: structured uint[1] 0
// target 0: r32float 6x1
// expect target 0: 0 2 3 0 5 0
// expect u0: 3

cbuffer View : register(b0)
{
    float4 plane;
};
StructuredBuffer<float4> spheres : register(t0);
RWStructuredBuffer<uint> seen : register(u0);

struct Payload
{
    uint list[32];
};

groupshared Payload payload;

[numthreads(32, 1, 1)]
void as(uint thread : SV_GroupIndex)
{
    uint count = 0, stride = 0;
    spheres.GetDimensions(count, stride);
    bool visible = false;
    if (thread < count)
        visible = dot(plane.xyz, spheres[thread].xyz) + plane.w > -spheres[thread].w;
    if (visible)
        InterlockedAdd(seen[0], 1);
    // The list keeps the order of the spheres.
    uint before = 0, all = 0;
    for (uint i = 0; i < count; i++)
    {
        bool other = dot(plane.xyz, spheres[i].xyz) + plane.w > -spheres[i].w;
        before += other && i < thread;
        all += other;
    }
    if (visible)
        payload.list[before] = thread;
    GroupMemoryBarrierWithGroupSync();
    DispatchMesh(all, 1, 1, payload);
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
    uint of = payload.list[group];
    SetMeshOutputCounts(4, 2);
    vertices[thread].place = float4((of + (thread & 1)) / 3.0 - 1, thread & 2 ? 1 : -1, 0, 1);
    vertices[thread].value = of + 1;
    if (thread < 2)
        triangles[thread] = thread ? uint3(2, 3, 1) : uint3(0, 2, 1);
}

float ps(Vertex at) : SV_Target
{
    return at.value;
}
