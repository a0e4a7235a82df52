// A second ray with a payload of its own type from the closest-hit shader: does anything stand between the hit and the light?
// raygeneration: start
// miss: sky
// miss: lit
// hits: shade
// hits: shade
// model: 6.3
// dispatch: 2
// bottom A: triangles 0 0 2 4 0 2 0 4 2
// bottom B: triangles 0 0 0.5 0.6 0 0.5 0 4 0.5
// instance: A
// instance: B at 0.6 0 0
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-5: 3 0 0.25 0   3 0.5 1.25 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

struct Shadow
{
    bool hit;
};

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

[shader("miss")]
void lit(inout Shadow shadow)
{
    shadow.hit = false;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    float3 at = WorldRayOrigin() + RayTCurrent() * WorldRayDirection();
    RayDesc ray = { at, 0.001, float3(0.5, 0, -1), 10 };
    Shadow shadow = { true };
    TraceRay(scene, RAY_FLAG_SKIP_CLOSEST_HIT_SHADER | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH, 0xff, 0, 1, 1, ray,
        shadow);
    payload.value = float4(RayTCurrent(), shadow.hit ? 0 : 0.5, at.x, 0);
}
