// Boxes are candidates too: the shader says where it is met, and a nearer one replaces what was taken.
// compute: main
// model: 6.5
// bottom A: boxes 0 0 2 1 1 3  1 0 2 2 1 3
// bottom B: boxes 0 0 0 1 1 1
// instance: A id 0
// instance: B id 1
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-4: 1.5 2 1 0   3.5 2 0 0   -1 0 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
    {
        if (query.CandidateType() != CANDIDATE_PROCEDURAL_PRIMITIVE)
            continue;
        float t = query.CandidateInstanceID() ? 1.5 : 3.5;
        if (t < query.CommittedRayT())
            query.CommitProceduralPrimitiveHit(t);
    }
    results[at] = float4(-1, 0, 0, 0);
    if (query.CommittedStatus() == COMMITTED_PROCEDURAL_PRIMITIVE_HIT)
        results[at] = float4(query.CommittedRayT(), query.CommittedStatus(), query.CommittedInstanceID(), 0);
}
