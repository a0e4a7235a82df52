// Of three triangles behind each other, whatever their order, the nearest is the hit; the ray ends before one that is nearer
// than its beginning counts.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// bottom A: triangles 0 0 5 2 0 5 0 2 5  0 0 2 2 0 2 0 2 2  0 0 -0.5 2 0 -0.5 0 2 -0.5
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-5: 3 1 1 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    RayDesc ray = { float3(0.5, 0.5, -1), 1, float3(0, 0, 1), 100 };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = payload.value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(RayTCurrent(), PrimitiveIndex(), RayTMin(), 0);
}
