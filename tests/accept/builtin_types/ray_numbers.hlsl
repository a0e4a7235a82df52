// -T cs_6_5 -E main => dxil spirv
RWBuffer<uint> o;
RaytracingAccelerationStructure scene;
RAY_FLAG stricter(RAY_FLAG flags) { return flags | RAY_FLAG_FORCE_OPAQUE; }
[numthreads(1, 1, 1)] void main()
{
    RAY_FLAG flags = RAY_FLAG_CULL_NON_OPAQUE;
    RayDesc ray = { float3(0, 0, 0), 0, float3(0, 0, 1), 9 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, stricter(flags), 255, ray);
    query.Proceed();
    COMMITTED_STATUS status = query.CommittedStatus();
    CANDIDATE_TYPE type = query.CandidateType();
    o[0] = status == COMMITTED_TRIANGLE_HIT ? type : flags;
    uint RAY_FLAG = 3;
    o[1] = RAY_FLAG;
}
