// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene;
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)]
void main()
{
    RayQuery<RAY_FLAG_NONE> q = RayQuery<RAY_FLAG_NONE>();
    RayDesc ray;
    ray.Origin = 0;
    ray.Direction = 1;
    ray.TMin = 0;
    ray.TMax = 1;
    q.TraceRayInline(scene, 0, 255, ray);
    o[0] = q.CommittedStatus();
    q = RayQuery<RAY_FLAG_NONE>();
    q.TraceRayInline(scene, 0, 255, ray);
    o[1] = q.CommittedStatus();
}
