// The bits of the ray and of the instances decide which instances there are.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 9 0 0 0 9 0
// instance: A id 1 mask 0x01 at 0 0 1
// instance: A id 2 mask 0x02 at 0 0 2
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-4: -1 0 0 0   2 1 0 0   3 2 0 0   2 1 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, at, ray);
    query.Proceed();
    results[at] = query.CommittedStatus() ? float4(query.CommittedRayT(), query.CommittedInstanceID(), 0, 0)
                                          : float4(-1, 0, 0, 0);
}
