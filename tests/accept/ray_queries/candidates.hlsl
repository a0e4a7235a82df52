// -T cs_6_5 -E main => dxil spirv
// All that a query says of what a ray may have hit, of triangles and of what has a box alone.
RaytracingAccelerationStructure scene;
RWStructuredBuffer<float4> result;

[numthreads(32, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    RayQuery<RAY_FLAG_FORCE_NON_OPAQUE> query;
    RayDesc ray = { float3(id, 0, 0), 0.25, float3(0, 0, 1), 100 };
    query.TraceRayInline(scene, RAY_FLAG_NONE, 255, ray);
    float4 sum = 0;
    while (query.Proceed())
    {
        sum.x += query.CandidateInstanceIndex() + 2 * query.CandidateInstanceID() + 3 * query.CandidateGeometryIndex();
        sum.y += query.CandidatePrimitiveIndex() + 2 * query.CandidateInstanceContributionToHitGroupIndex();
        sum.xyz += query.CandidateObjectRayOrigin() + 2 * query.CandidateObjectRayDirection();
        sum += query.CandidateObjectToWorld3x4()[1] + 2 * query.CandidateWorldToObject3x4()[2];
        sum += query.CandidateObjectToWorld4x3()[0].xyzx - query.CandidateWorldToObject4x3()[3].zyxy;
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
        {
            sum.xy += query.CandidateTriangleBarycentrics();
            sum.z += query.CandidateTriangleRayT() + query.CandidateTriangleFrontFace();
            if (query.CandidateTriangleRayT() < 50)
                query.CommitNonOpaqueTriangleHit();
        }
        else
        {
            sum.w += query.CandidateProceduralPrimitiveNonOpaque();
            query.CommitProceduralPrimitiveHit(10 + id);
            if (query.CandidateProceduralPrimitiveNonOpaque())
                query.Abort();
        }
    }
    result[id] = sum + query.CommittedStatus();
}
