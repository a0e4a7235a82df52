// Functions take the payload by inout, send rays and give it on.
// raygeneration: start
// miss: sky
// model: 6.3
// bottom A: triangles 0 9 0 1 9 0 0 10 0
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0: 3 0 7 0   2 9 8 7

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

void send(inout Payload payload, float scale)
{
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, scale), 100 };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
}

Payload sent()
{
    Payload payload;
    payload.value = float4(0, 9, 8, 7);
    send(payload, 2);
    return payload;
}

[shader("raygeneration")]
void start()
{
    Payload all[2];
    all[0].value = 0;
    all[1].value = 7;
    send(all[0], 1);
    send(all[0], 2);
    send(all[1], 3);
    results[0] = float4(all[0].value.x, all[0].value.y, all[1].value.y, 0);
    results[1] = sent().value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.x += WorldRayDirection().z;
}
