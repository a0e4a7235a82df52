// An any-hit shader that ignores all hits counts the triangles along the ray, and the ray misses.
// raygeneration: start
// miss: sky
// hits: none any count
// model: 6.3
// dispatch: 2
// bottom A: once triangles 0 0 0 1 0 0 0 1 0  0 0 1 4 0 1 0 4 1  0 0 2 1 0 2 0 1 2  0 0 3 4 0 3 0 4 3
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0: -1 4 0 0   -1 2 0 0

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
    payload.value.x = -1;
}

[shader("anyhit")]
void count(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.y += 1;
    IgnoreHit();
}
