// Abort ends the search: what was taken before stays.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 1 0 0 0 1 0  0 0 1 1 0 1 0 1 1  0 0 2 1 0 2 0 1 2
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-4: ? 1 1 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float seen = 0;
    while (query.Proceed())
    {
        seen++;
        query.CommitNonOpaqueTriangleHit();
        query.Abort();
    }
    results[at] = float4(query.CommittedRayT(), query.CommittedStatus(), seen, 0);
}
