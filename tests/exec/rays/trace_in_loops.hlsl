// Rays in a loop whose end depends on what they find: how many steps to the wall, and conditional traces.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 3 0 0 0 3 0
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0: 5 1 0 0   5 1 0 0   0 3 0 0   8 0 0 0

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
    float steps = 0, hits = 0;
    for (float z = -5.5; z < 3; z += 1)
    {
        if (at == 2 && hits == 3)
            break;
        RayDesc ray = { float3(at * 0.9 + 0.1, 0.5, z), 0, float3(0, 0, 1), at == 2 ? 100 : 1 };
        Payload payload;
        payload.value = 0;
        if (at < 3 || z > -5)
            TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
        if (payload.value.x > 0)
        {
            hits += 1;
            if (at < 2)
                break;
        }
        else if (payload.value.x < 0)
            steps += 1;
    }
    results[at] = float4(steps, hits, 0, 0);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.x = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value.x = 1;
}
