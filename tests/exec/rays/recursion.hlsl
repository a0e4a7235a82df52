// A closest-hit shader goes on with a ray of its own, with the payload that came in: between two mirrors until the depth is
// enough.
// raygeneration: start
// miss: sky
// hits: reflected
// model: 6.3
// bottom A: triangles 0 0 0 4 0 0 0 4 0
// instance: A
// instance: A at 0 0 3
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-4: 11 4 0 0

struct Payload
{
    float way;
    uint depth;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    RayDesc ray = { float3(0.5, 0.5, 1), 0, float3(0, 0, 1), 100 };
    Payload payload = { 0, 0 };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = float4(payload.way, payload.depth, 0, 0);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.way = -1000;
}

[shader("closesthit")]
void reflected(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.way += RayTCurrent();
    payload.depth++;
    if (payload.depth < 4)
    {
        float3 at = WorldRayOrigin() + RayTCurrent() * WorldRayDirection();
        RayDesc ray = { at, 0.25, -WorldRayDirection(), 100 };
        TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    }
}
