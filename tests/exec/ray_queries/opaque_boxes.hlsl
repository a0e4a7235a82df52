// Boxes say whether they are opaque: the candidates of opaque geometry and those of other.
// compute: main
// model: 6.5
// bottom A: boxes 0 0 0 1 1 1; opaque boxes 1 0 0 2 1 1
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-4: 0 1 2 0   1 1 2 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float opaque = 0, seen = 0;
    while (query.Proceed())
    {
        seen = 1;
        opaque = query.CandidateProceduralPrimitiveNonOpaque() ? 0 : 1;
        query.CommitProceduralPrimitiveHit(2);
    }
    results[at] = float4(opaque, seen, query.CommittedRayT(), 0);
}
