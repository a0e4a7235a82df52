// With a multiplier of zero all geometries share a hit group, which the ray's contribution chooses.
// raygeneration: start
// miss: sky
// hits: one
// hits: two
// model: 6.3
// dispatch: 2
// bottom A: triangles 0 0 0 1 0 0 0 1 0; triangles 1 0 0 2 0 0 1 1 0
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0: 1 0 0 0   1 0 0 0   2 0 0 0   2 0 0 0

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
    for (uint group = 0; group < 2; group++)
    {
        Payload payload;
        payload.value = 0;
        TraceRay(scene, RAY_FLAG_NONE, 0xff, group, 0, 0, ray, payload);
        results[group * 2 + at] = payload.value;
    }
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value = -1;
}

[shader("closesthit")]
void one(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = 1;
}

[shader("closesthit")]
void two(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = 2;
}
