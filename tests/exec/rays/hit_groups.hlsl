// Which hit group is run: the instance's record, the geometry's index times the ray's multiplier and the ray's contribution are
// added.
// raygeneration: start
// miss: sky
// hits: red
// hits: green
// hits: blue
// hits: white
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 1 0 0 0 1 0; triangles 1 0 0 2 0 0 1 1 0
// instance: A
// instance: A record 2 at 2 0 0
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0: 1 0 0 0   0 1 0 1   0 0 1 0   1 1 1 1

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
    payload.value = -1;
}

[shader("closesthit")]
void red(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(1, 0, 0, 0);
}

[shader("closesthit")]
void green(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(0, 1, 0, 1);
}

[shader("closesthit")]
void blue(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(0, 0, 1, 0);
}

[shader("closesthit")]
void white(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = 1;
}
