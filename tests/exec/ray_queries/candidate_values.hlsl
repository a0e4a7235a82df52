// All that is known of a candidate and of the ray.
// compute: main
// model: 6.5
// bottom A: triangles 9 9 0 10 9 0 9 10 0  7 7 0 8 7 0 7 8 0  0 0 0 2 0 0 0 2 0
// instance: A at 2 0 0 id 6
// bind t0: scene
// bind u0: structured float4[6] zero
// expect u0 within 1e-4: 1 0.125 0.25 1   2 0 0 6   2.25 0.5 -1 0   0 0 1 0.5   0.25 0.5 -1 1   0 0 1 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = { float3(2.25, 0.5, -1), 0.5, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (query.Proceed())
    {
        results[0] = float4(query.CandidateTriangleRayT(), query.CandidateTriangleBarycentrics(), 1);
        results[1] = float4(query.CandidatePrimitiveIndex(), query.CandidateInstanceIndex(),
            query.CandidateGeometryIndex(), query.CandidateInstanceID());
        results[2] = float4(query.WorldRayOrigin(), query.RayFlags());
        results[3] = float4(query.WorldRayDirection(), query.RayTMin());
        results[4] = float4(query.CandidateObjectRayOrigin(), 1);
        results[5] = float4(query.CandidateObjectRayDirection(), query.CommittedStatus());
    }
}
