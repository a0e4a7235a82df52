// An instance whose mask has no bit in common with the ray's is not there.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 4 0 0 0 4 0
// instance: A id 1 mask 0x01 at 0 0 1
// instance: A id 2 mask 0x02 at 0 0 2
// instance: A id 3 mask 0xf0 at 0 0 3
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0 within 1e-5: -1 0 0 0   2 1 0 0   3 2 1 0   2 1 0 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

static const uint masks[4] = { 0x08, 0x01, 0x82, 0x03 };

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, masks[at], 0, 1, 0, ray, payload);
    results[at] = payload.value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.x = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = RayTCurrent();
    payload.value.y = InstanceID();
    payload.value.z = InstanceIndex();
}
