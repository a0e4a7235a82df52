// Triangles that are not opaque are candidates: the loop takes those whose distance it likes, and the nearest of them counts.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 1 0 0 0 1 0  0 0 1 1 0 1 0 1 1  0 0 2 1 0 2 0 1 2
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-4: 3 1 ? 0   0 0 ? 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float seen = 0;
    while (query.Proceed())
    {
        seen++;
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && query.CandidateTriangleRayT() > 2.5)
            query.CommitNonOpaqueTriangleHit();
    }
    results[at] = float4(query.CommittedStatus() ? query.CommittedRayT() : 0, query.CommittedStatus(), seen, 0);
}
