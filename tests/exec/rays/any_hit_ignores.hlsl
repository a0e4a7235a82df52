// An any-hit shader that ignores a hit by where it lies lets the ray through, as a cut-out leaf does; what it wrote to the payload
// stays.
// raygeneration: start
// miss: sky
// hits: shade any filter
// model: 6.3
// dispatch: 3
// bottom A: triangles 0 0 0 4 0 0 0 4 0  0 0 1 4 0 1 0 4 1
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0 within 1e-5: 2 1 11 0   2 1 11 0   1 0 ? 0

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
void filter(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    if (PrimitiveIndex() == 0 && hit.barycentrics.x < 0.5)
    {
        payload.value.z += 1;
        IgnoreHit();
    }
    payload.value.z += 10;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = RayTCurrent();
    payload.value.y = PrimitiveIndex();
}
