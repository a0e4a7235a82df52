// An array of queries, one of which is chosen when the shader runs.
// compute: main
// model: 6.5
// bottom A: opaque triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-4: 1 2 0 0   2 3 0 0   3 1 0 0

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint at : SV_DispatchThreadID)
{
    RayQuery<RAY_FLAG_NONE> queries[3];
    for (uint i = 0; i < 3; i++)
    {
        RayDesc ray = { float3(0.25, 0.5, -1.0 - i), 0, float3(0, 0, 1), 100 };
        queries[i].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        queries[i].Proceed();
    }
    results[at] = float4(queries[at].CommittedRayT(), queries[(at + 1) % 3].CommittedRayT(), 0, 0);
}
