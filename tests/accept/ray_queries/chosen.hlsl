// -T cs_6_5 -E main => dxil
RaytracingAccelerationStructure scene;
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    RayQuery<RAY_FLAG_NONE> p, q;
    RayDesc ray;
    ray.Origin = 0;
    ray.Direction = 1;
    ray.TMin = 0;
    ray.TMax = 1;
    p.TraceRayInline(scene, 0, 255, ray);
    q.TraceRayInline(scene, 0, 255, ray);
    o[0] = (id.x > 2 ? q : p).CommittedStatus();
}
