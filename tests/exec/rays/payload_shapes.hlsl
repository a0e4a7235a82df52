// Payloads of all shapes come back as they were written: nested structures, arrays, matrices of both orders, bools and integers.
// raygeneration: start
// miss: sky
// model: 6.3
// bottom A: triangles 0 9 0 1 9 0 0 10 0
// instance: A
// bind t0: scene
// bind u0: structured float4[6] zero
// expect u0 within 1e-5: 11 12 13 0   14 15 16 0   21 24 22 25   23 26 1 0   7 -8 3 4   2 1 0 0

struct Inner
{
    int2 pair;
    bool flags[2];
};
struct Payload
{
    row_major float2x3 byRows;
    column_major float2x3 byColumns;
    Inner inner[2];
    uint2 sizes;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload = (Payload)0;
    payload.byRows = float2x3(1, 2, 3, 4, 5, 6);
    payload.sizes = uint2(3, 4);
    payload.inner[0].flags[0] = true;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = float4(payload.byRows[0], 0);
    results[1] = float4(payload.byRows[1], 0);
    results[2] = float4(payload.byColumns._m00_m10_m01_m11);
    results[3] = float4(payload.byColumns._m02_m12, payload.inner[1].flags[1], payload.inner[0].flags[0]);
    results[4] = float4(payload.inner[1].pair, payload.sizes);
    results[5] = float4(payload.inner[0].pair, 0, 0);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.byColumns = payload.byRows + 20;
    payload.byRows += 10;
    payload.inner[1].pair = int2(7, -8);
    payload.inner[0].pair = int2(2, payload.inner[0].flags[0]);
    payload.inner[0].flags[0] = payload.inner[0].flags[1];
    payload.inner[1].flags[payload.sizes.x - 2] = true;
}
