// The matrices of an instance that is scaled, moved and turned, of the candidate and of what was taken.
// compute: main
// model: 6.5
// bottom A: triangles 0 0 0 4 0 0 0 4 0
// instance: A matrix 0 2 0 0  1 0 0 0.25  0 0 0.5 3
// bind t0: scene
// bind u0: structured float4[8] zero
// expect u0 within 1e-4: 0 2 0 0   1 0 0 0.25   0 0 0.5 3   0 1 0 -0.25   0.5 0 0 0   0 0 2 -6   0 0 0 0   0.25 0.25 -8 2

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float3x4 there = 0, back = 0;
    while (query.Proceed())
    {
        there = query.CandidateObjectToWorld3x4();
        back = query.CandidateWorldToObject3x4();
        query.CommitNonOpaqueTriangleHit();
    }
    for (uint i = 0; i < 3; i++)
    {
        results[i] = there[i];
        results[3 + i] = back[i];
    }
    float3x4 off = query.CommittedObjectToWorld3x4() - there + query.CommittedWorldToObject3x4() - back;
    off += transpose(query.CommittedObjectToWorld4x3()) - there + transpose(query.CommittedWorldToObject4x3()) - back;
    results[6] = dot(abs(off[0]) + abs(off[1]) + abs(off[2]), 1);
    results[7] = float4(query.CommittedObjectRayOrigin(), query.CommittedObjectRayDirection().z);
}
