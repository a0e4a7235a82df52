// Each shader of the tables has a record of its own behind its handle: the same closest-hit shader tells other colors.
// raygeneration: start
// miss: sky
// hits: shade
// hits: shade
// callable: tint
// callable: tint
// record raygeneration: 4 0.5
// record miss: 1.0 2.0 3.0 40
// record hits 0: 0.25 0.5 0.75 10
// record hits 1: 1.25 1.5 1.75 20
// record callable 1: 8.0 8.0 8.0 80
// except dxil: Records lie as storage buffers do; those of a local root signature would lie as constant buffers.
// model: 6.3
// dispatch: 3
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// instance: A
// instance: A record 1 at 1 0 0
// bind t0: scene
// bind u0: structured float4[3] zero
// bind u1: structured float4[3] zero
// expect u0 within 1e-5: 0.25 0.5 0.75 10   1.25 1.5 1.75 20   1 2 3 40
// expect u1 within 1e-5: 8 8 8 80   8 8 8 80   8 8 8 80

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

RWStructuredBuffer<float4> tinted : register(u1);
struct First
{
    uint count;
    float middle;
};
struct Record
{
    float rgb[3];
    uint number;
};
[[vk::shader_record_ext]] ConstantBuffer<First> first : register(b0);
[[vk::shader_record_ext]] ConstantBuffer<Record> record : register(b1);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, first.middle, -1), 0, float3(0, 0, 1), first.count };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[at] = payload.value;
    CallShader(1, payload);
    tinted[at] = payload.value;
}

float4 recorded()
{
    return float4(record.rgb[0], record.rgb[1], record.rgb[2], record.number);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value = recorded();
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = recorded();
}

[shader("callable")]
void tint(inout Payload payload)
{
    payload.value = recorded();
}
