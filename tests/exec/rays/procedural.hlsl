// An intersection shader reports where a ray meets a sphere inside of a box, with attributes of its own and a kind; a box that is
// met while the sphere is not is no hit.
// raygeneration: start
// miss: sky
// hits: shade in sphere
// model: 6.3
// dispatch: 3
// bottom A: boxes 0 0 0 1 1 1
// instance: A
// instance: A id 3 scale 2 2 2 at 1 -0.5 0
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-4: 1.0669873 5 0 -0.8660254   1.3385622 5 3 -0.6614378   1.0317542 5 3 -0.9682458

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

[shader("closesthit")]
void shade(inout Payload payload, in Sphere hit)
{
    payload.value = float4(RayTCurrent(), HitKind(), InstanceID(), hit.normal.z);
}
