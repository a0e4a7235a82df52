// Queries in shaders of ray tracing: the ray generation shader asks one, and so does the miss shader.
// raygeneration: start
// miss: sky
// model: 6.5
// dispatch: 2
// bottom A: opaque triangles 0 0 0 1 0 0 0 1 0
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-5: 1 0 0 0   0 2 0 0

struct Payload
{
    float t;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

float along(float3 from, float3 direction)
{
    RayDesc ray = { from, 0, direction, 100 };
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    return query.CommittedStatus() ? query.CommittedRayT() : 0;
}

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    Payload payload = { 0 };
    float first = along(float3(at + 0.25, 0.5, -1), float3(0, 0, 1));
    if (first == 0)
    {
        RayDesc ray = { float3(5, 5, -1), 0, float3(0, 0, 1), 100 };
        TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    }
    results[at] = float4(first, payload.t, 0, 0);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.t = along(float3(0.25, 0.5, 2), float3(0, 0, -1));
}
