// The ray says which miss shader is run when it meets nothing.
// raygeneration: start
// miss: first
// miss: second
// miss: third
// model: 6.3
// dispatch: 3
// bottom A: triangles 0 9 0 2 9 0 0 11 0
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0: 10 0 0 0   20 1 1 1   30 2 2 2

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
    payload.value = at;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, at, ray, payload);
    results[at] = payload.value;
}

[shader("miss")]
void first(inout Payload payload)
{
    payload.value.x += 10;
}

[shader("miss")]
void second(inout Payload payload)
{
    payload.value.x += 19;
}

[shader("miss")]
void third(inout Payload payload)
{
    payload.value.x += 28;
}
