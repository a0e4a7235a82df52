// Two rays meet a triangle, two pass it by: the closest-hit shader tells where, the miss shader which way the ray went.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-5: 1 0.125 0.25 0   1 0.625 0.25 0   -1 0 0 1   -1 0 0 1

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[at] = payload.value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value = float4(-1, WorldRayDirection());
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(RayTCurrent(), hit.barycentrics, 0);
}
