// What the nearest opaque triangle along a ray is: distance, barycentrics, side and numbers.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind u0: structured float4[8] zero
// expect u0 within 1e-4: 1 0.125 0.25 1   0 0 0 1   1 0.625 0.25 1   0 0 0 1   -1 0 0 0   0 0 0 0   -1 0 0 0   0 0 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT)
    {
        results[at * 2] = float4(query.CommittedRayT(), query.CommittedTriangleBarycentrics(), 1);
        results[at * 2 + 1] = float4(query.CommittedPrimitiveIndex(), query.CommittedInstanceIndex(),
            query.CommittedGeometryIndex(), 1);
    }
    else
        results[at * 2].x = -1;
}
