// Any-hit shaders are left out for opaque geometry, unless the ray says that none is, and for all where it says that all is; an
// instance may say either of its geometry.
// raygeneration: start
// miss: sky
// hits: shade any count
// model: 6.3
// dispatch: 3
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// bottom B: opaque triangles 0 0 0 1 0 0 0 1 0
// instance: A
// instance: B at 1 0 0
// instance: B transparent at 2 0 0
// bind t0: scene
// bind u0: structured float4[9] zero
// expect u0: 1 1 0 0   1 0 0 0   1 1 0 0    1 0 0 0   1 0 0 0   1 0 0 0    1 1 0 0   1 1 0 0   1 1 0 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

static const uint flags[3] = { RAY_FLAG_NONE, RAY_FLAG_FORCE_OPAQUE, RAY_FLAG_FORCE_NON_OPAQUE };

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    for (uint i = 0; i < 3; i++)
    {
        Payload payload;
        payload.value = 0;
        TraceRay(scene, flags[i], 0xff, 0, 1, 0, ray, payload);
        results[i * 3 + at] = payload.value;
    }
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
    payload.value.x = 1;
}
