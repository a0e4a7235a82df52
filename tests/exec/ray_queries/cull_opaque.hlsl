// A ray that culls opaque geometry sees what is not, and the other way round.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 1 1 0 1 0 1 1; triangles 1 0 1 2 0 1 1 1 1
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-4: -1 0 0 0   2 1 0 0   2 0 0 0   -1 0 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    for (uint i = 0; i < 2; i++)
    {
        RayQuery<RAY_FLAG_NONE> query;
        query.TraceRayInline(scene, i ? RAY_FLAG_CULL_NON_OPAQUE : RAY_FLAG_CULL_OPAQUE, 0xff, ray);
        float seen = 0;
        while (query.Proceed())
        {
            seen++;
            query.CommitNonOpaqueTriangleHit();
        }
        results[i * 2 + at] = float4(query.CommittedStatus() ? query.CommittedRayT() : -1, seen, 0, 0);
    }
}
