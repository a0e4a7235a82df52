// Threads of a wave whose queries take different ways, with a barrier and an exchange after them.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 1 0 0 0 1 0  1 0 2 2 0 2 1 1 2  3 0 3 4 0 3 3 1 3
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-4: 1 3 0 0   3 0 0 0   0 4 0 0   4 1 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

groupshared float distances[4];

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    distances[at] = 0;
    if (at != 2)
    {
        RayQuery<RAY_FLAG_NONE> query;
        query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        query.Proceed();
        if (query.CommittedStatus())
            distances[at] = query.CommittedRayT();
    }
    GroupMemoryBarrierWithGroupSync();
    results[at] = float4(distances[at], distances[(at + 1) & 3], 0, 0);
}
