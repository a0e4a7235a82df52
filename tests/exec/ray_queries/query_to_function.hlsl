// Queries are passed to functions, which ask and answer them.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 1 0 0 0 1 0  0 0 0.75 1 0 0.75 0 1 0.75
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-4: 1.75 1 0 0   0 0 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

bool wanted(RayQuery<RAY_FLAG_NONE> query)
{
    return query.CandidatePrimitiveIndex() == 1;
}

float nearest(inout RayQuery<RAY_FLAG_NONE> query)
{
    while (query.Proceed())
    {
        if (wanted(query))
            query.CommitNonOpaqueTriangleHit();
    }
    return query.CommittedStatus() ? query.CommittedRayT() : 0;
}

[numthreads(2, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float t = nearest(query);
    results[at] = float4(t, query.CommittedStatus(), 0, 0);
}
