// Static variables begin anew in every shader, and each invocation has its own.
// raygeneration: start
// miss: sky
// model: 6.3
// dispatch: 3
// bottom A: triangles 0 9 0 1 9 0 0 10 0
// instance: A
// bind t0: scene
// bind u0: structured float4[3] zero
// expect u0: 5 105 0 0   6 105 0 0   7 105 0 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

static float state = 5;
static float list[4];

float next(uint at)
{
    list[at] = state;
    state += 100;
    return list[at & 3];
}

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    state += at;
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    payload.value.x = next(at);
    results[at] = payload.value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    next(1);
    payload.value.y = state;
}
