// AcceptHitAndEndSearch takes the hit at once: what is nearer is not looked for once the far one was found, so whichever comes
// first ends the search and the any-hit shader runs once.
// raygeneration: start
// miss: sky
// hits: shade any filter
// model: 6.3
// bottom A: triangles 0 0 0 4 0 0 0 4 0  0 0 1 4 0 1 0 4 1  0 0 2 4 0 2 0 4 2
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0: 1 1 0 0

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
    results[at] = float4(payload.value.z, payload.value.w, 0, 0);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.x = -1;
}

[shader("anyhit")]
void filter(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.z += 1;
    AcceptHitAndEndSearch();
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.w += 1;
}
