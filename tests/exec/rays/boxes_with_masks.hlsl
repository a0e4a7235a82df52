// Procedural hit groups of two geometries with intersection shaders of their own, reached through the geometry's index.
// raygeneration: start
// miss: sky
// hits: shade in near
// hits: shade in far
// model: 6.3
// dispatch: 3
// bottom A: boxes 0 0 0 1 1 1; opaque boxes 1 0 0 2 1 1
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-5: 1 17 0 0   2 18 1 0   -1 0 0 0

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

struct Tag
{
    float2 number;
};

[shader("intersection")]
void near()
{
    Tag tag = { float2(0, 0) };
    ReportHit(-WorldRayOrigin().z, 17, tag);
}

[shader("intersection")]
void far()
{
    Tag tag = { float2(0, 1) };
    ReportHit(-WorldRayOrigin().z + 1, 18, tag);
}

[shader("closesthit")]
void shade(inout Payload payload, in Tag tag)
{
    payload.value = float4(RayTCurrent(), HitKind(), tag.number.y, 0);
}
