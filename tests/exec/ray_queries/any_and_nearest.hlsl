// The same rays by a pipeline of candidates and by opaque geometry: both queries agree on the nearest.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 3 3 0 3 0 3 3  0 0 1 2 0 1 0 2 1  0 0 2 4 0 2 0 4 2
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-4: 2 2 1 0   2 2 1 0   3 3 2 0   3 3 2 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_FORCE_OPAQUE> sure;
    sure.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    sure.Proceed();
    RayQuery<RAY_FLAG_FORCE_NON_OPAQUE> asked;
    asked.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (asked.Proceed())
        asked.CommitNonOpaqueTriangleHit();
    results[at] = float4(sure.CommittedStatus() ? sure.CommittedRayT() : -1,
        asked.CommittedStatus() ? asked.CommittedRayT() : -1,
        sure.CommittedStatus() ? sure.CommittedPrimitiveIndex() : 0, 0);
}
