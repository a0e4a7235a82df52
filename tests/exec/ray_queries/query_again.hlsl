// One query traces several rays after each other: what was found before is forgotten.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-4: 1 1 0 0   0 0 0 0   2 1 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    RayQuery<RAY_FLAG_NONE> query;
    for (uint i = 0; i < 3; i++)
    {
        RayDesc ray = { float3(i == 1 ? 5 : 0.25, 0.5, i == 2 ? -2 : -1), 0, float3(0, 0, 1), 100 };
        query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        query.Proceed();
        results[i] = float4(query.CommittedStatus() ? query.CommittedRayT() : 0, query.CommittedStatus(), 0, 0);
    }
}
