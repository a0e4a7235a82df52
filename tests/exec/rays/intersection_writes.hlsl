// An intersection shader may write to buffers and leave without a hit; local state and resources by index work in every stage.
// raygeneration: start
// miss: sky
// hits: shade in probe
// model: 6.3
// dispatch: 2
// bottom A: boxes 0 0 0 1 1 1
// instance: A
// bind t0: scene
// bind t1: structured float[2] 10 20
// bind t2: structured float[2] 30 40
// bind u0: structured float4[2] zero
// bind u1: structured uint[1] 0
// expect u0 within 1e-5: -1 20 0 0   -1 40 0 0
// expect u1: ?

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

StructuredBuffer<float> tables[2] : register(t1);
RWStructuredBuffer<uint> visits : register(u1);

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
    payload.value = float4(-1, tables[NonUniformResourceIndex(DispatchRaysIndex().x)][1], 0, 0);
}

struct Tag
{
    uint number;
};

[shader("intersection")]
void probe()
{
    InterlockedAdd(visits[0], 1);
    Tag tag = { 0 };
    if (visits[0] == 0xffffffff)
        ReportHit(1, 0, tag);
}

[shader("closesthit")]
void shade(inout Payload payload, in Tag tag)
{
    payload.value = 1;
}
