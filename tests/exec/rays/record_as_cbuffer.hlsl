// A shader record declared as a cbuffer, with a matrix and an array that lie as in storage buffers.
// raygeneration: start
// miss: sky
// record miss: 1.0 2.0 3.0 4.0  5.0 6.0 7.0 8.0
// except dxil: Records lie as storage buffers do; those of a local root signature would lie as constant buffers.
// model: 6.3
// bottom A: triangles 0 9 0 1 9 0 0 10 0
// instance: A
// bind t0: scene
// bind u0: structured float4[1] zero
// expect u0 within 1e-5: 1 3 5 8

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

[[vk::shader_record_nv]]
cbuffer Record
{
    float list[2];
    float pad[2];
    float4 last;
};

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value = float4(list[0], pad[0], last.x, last.w);
}
