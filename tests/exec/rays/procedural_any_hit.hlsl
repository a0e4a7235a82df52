// The any-hit shader of a procedural hit group refuses the near side, and the intersection shader goes on to the far one, which
// ReportHit tells it.
// raygeneration: start
// miss: sky
// hits: shade any filter in sphere
// model: 6.3
// bottom A: boxes 0 0 0 1 1 1
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-4: 1.9330127 6 1 0.8660254

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

struct Sphere
{
    float3 normal;
    uint side;
};

[shader("intersection")]
void sphere()
{
    float3 from = ObjectRayOrigin() - 0.5, along = ObjectRayDirection();
    float b = dot(from, along), a = dot(along, along), c = dot(from, from) - 0.25;
    float d = b * b - a * c;
    if (d < 0)
        return;
    for (uint side = 0; side < 2; side++)
    {
        float t = (-b + (side ? 1 : -1) * sqrt(d)) / a;
        Sphere hit = { (from + t * along) * 2, side };
        if (t >= RayTMin() && ReportHit(t, side + 5, hit))
            return;
    }
}

[shader("anyhit")]
void filter(inout Payload payload, in Sphere hit)
{
    if (hit.side == 0)
        IgnoreHit();
}

[shader("closesthit")]
void shade(inout Payload payload, in Sphere hit)
{
    payload.value = float4(RayTCurrent(), HitKind(), hit.side, hit.normal.z);
}
