// Many instances in a row: a ray along them meets each in turn, as often as it goes on behind the last hit.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 1 0 0 0 1 0
// instance: A id 1 at 0 0 0
// instance: A id 2 at 0 0 1
// instance: A id 3 at 0 0 2
// instance: A id 4 at 0 0 3
// instance: A id 5 at 0 0 4
// instance: A id 6 at 0 0 5
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-4: 6 21 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    float count = 0, sum = 0;
    for (uint i = 0; i < 20; i++)
    {
        RayQuery<RAY_FLAG_NONE> query;
        query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        query.Proceed();
        if (query.CommittedStatus() == COMMITTED_NOTHING)
            break;
        count++;
        sum += query.CommittedInstanceID();
        ray.TMin = query.CommittedRayT() + 0.25;
    }
    results[at] = float4(count, sum, 0, 0);
}
