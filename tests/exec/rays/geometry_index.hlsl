// GeometryIndex and PrimitiveIndex tell which geometry of the bottom level structure was met, and which triangle of it.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.5
// dispatch: 4
// bottom A: triangles 0 0 0 1 0 0 0 1 0  1 0 0 2 0 0 1 1 0; opaque triangles 2 0 0 3 0 0 2 1 0
// instance: A
// instance: A at 3 0 0
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0: 0 0 0 1   0 1 0 1   1 0 0 1   0 0 1 1

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
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 0, 0, ray, payload);
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
    payload.value = float4(GeometryIndex(), PrimitiveIndex(), InstanceIndex(), 1);
}
