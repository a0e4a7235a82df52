// A closest-hit shader samples a texture at coordinates made of the barycentrics and the corners of the triangle.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 2
// bottom A: triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind t1: texture2d rgba32float 2x2 1 0 0 1  0 1 0 1  0 0 1 1  1 1 1 1
// bind t2: structured float2[3] 0 0  1 0  0 1
// bind s0: sampler point clamp
// bind u0: structured float4[2] zero
// expect u0 within 1e-4: 1 0 0 1   0 1 0 1

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

Texture2D<float4> albedo : register(t1);
StructuredBuffer<float2> corners : register(t2);
SamplerState nearest : register(s0);

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
    payload.value.x = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    float2 b = hit.barycentrics;
    float2 uv = corners[0] * (1 - b.x - b.y) + corners[1] * b.x + corners[2] * b.y;
    payload.value = albedo.SampleLevel(nearest, uv, 0);
}
