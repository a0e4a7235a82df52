// What an intersection shader reports shortens the ray while it runs: a farther hit is not taken, a nearer one is. RayTCurrent tells
// so too, but not on this driver, which asks it once, whoever compiled the shader.
// raygeneration: start
// miss: sky
// hits: shade in report
// model: 6.3
// bottom A: boxes 0 0 0 1 1 1
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// bind u1: structured float[8] zero
// expect u0 within 1e-5: 1.25 3 30 0
// expect u1: 50 1 ? 0 ? 1 ? 0

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

RWStructuredBuffer<float> steps : register(u1);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 50 };
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

struct Tag
{
    uint number;
    float t;
};

[shader("intersection")]
void report()
{
    Tag tag = { 10, 1.75 };
    steps[0] = RayTCurrent();
    steps[1] = ReportHit(1.75, 1, tag);
    steps[2] = RayTCurrent();
    tag.number = 20;
    tag.t = 2;
    steps[3] = ReportHit(2, 2, tag);
    steps[4] = RayTCurrent();
    tag.number = 30;
    tag.t = 1.25;
    steps[5] = ReportHit(1.25, 3, tag);
    steps[6] = RayTCurrent();
}

[shader("closesthit")]
void shade(inout Payload payload, in Tag hit)
{
    payload.value = float4(hit.t, HitKind(), hit.number, 0);
}
