// RAY_FLAG_SKIP_CLOSEST_HIT_SHADER leaves the payload as it was where something is hit, as a ray that asks for shadow wants it.
// raygeneration: start
// miss: sky
// hits: shade any count
// model: 6.3
// dispatch: 2
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0: 5 1 5 5   -1 5 5 5

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
    payload.value = 5;
    TraceRay(scene, RAY_FLAG_SKIP_CLOSEST_HIT_SHADER | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH, 0xff, 0, 1, 0, ray, payload);
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
    payload.value.y = 1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = 7;
}
