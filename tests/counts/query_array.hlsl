// -T cs_6_5 -E main
// Ray queries of which an index chooses one.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RayQuery<RAY_FLAG_NONE> queries[2];
    RayDesc ray = { float3(0.25, 0.5, -1.0 - id), 0, float3(0, 0, 1), 100 };
    queries[id & 1].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    queries[id & 1].Proceed();
    results[id] = queries[id & 1].CommittedRayT();
}
