// An instance without a bit in its mask is seen by no ray.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 2
// bottom A: triangles 0 0 0 2 0 0 0 2 0
// instance: A mask 0x00
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0: -1 0 0 0   -1 0 0 0

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

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = RayTCurrent();
    payload.value.y = PrimitiveIndex();
}
