// The numbers of what was hit: of the primitive, the geometry, the instance and its records.
// compute: main
// model: 6.5
// bottom A: opaque triangles 9 9 0 10 9 0 9 10 0  0 0 0 1 0 0 0 1 0; opaque triangles 1 0 0 2 0 0 1 1 0
// instance: A id 7 record 3
// instance: A id 9 record 5 at 2 -9 0
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-4: 1 0 7 3   0 1 7 3   -1 0 0 0   -1 0 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
        ;
    results[at] = float4(-1, 0, 0, 0);
    if (query.CommittedStatus() != COMMITTED_NOTHING)
        results[at] = float4(query.CommittedPrimitiveIndex(), query.CommittedGeometryIndex(), query.CommittedInstanceID(),
            query.CommittedInstanceContributionToHitGroupIndex());
}
