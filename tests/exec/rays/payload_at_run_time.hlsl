// A payload whose array is indexed with what is known only when the shader runs, and whose lanes are written one by one.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 2 0 0 0 2 0
// instance: A
// bind t0: scene
// bind u0: structured float4[4] zero
// expect u0: 100 1 2 3   101 0 2 3   0 1 200 3   0 1 2 200

struct Payload
{
    float4 lanes;
    float list[4];
    uint at;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload;
    payload.lanes = 0;
    payload.at = at;
    for (uint i = 0; i < 4; i++)
        payload.list[i] = i;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[at] = payload.lanes;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.list[payload.at] = 200;
    for (uint i = 0; i < 4; i++)
        payload.lanes[i] = payload.list[i];
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.lanes[0] = payload.list[payload.at] + 100;
    payload.lanes[1] = payload.list[1 - payload.at];
    payload.lanes.zw = float2(payload.list[2], payload.list[3]);
}
