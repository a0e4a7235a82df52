// -T lib_6_3 -E main -fspv-target-env=vulkan1.1spirv1.4
// Arrays and members of a payload that was passed on, and of one that is taken in.
struct Payload
{
    float4 values[4];
    row_major float2x3 rows;
    float last;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    Payload payload = (Payload)0;
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[2 * at] = payload.values[at & 3];
    results[2 * at + 1] = payload.last;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.last = payload.values[1].x;
    payload.values[2] = payload.values[1] * 2;
}
