// What an any-hit shader knows of the hit that it judges: all that a closest-hit shader does.
// raygeneration: start
// miss: sky
// hits: none any judge
// model: 6.5
// bottom A: triangles 9 9 0 10 9 0 9 10 0  0 0 0 4 0 0 0 4 0
// instance: A id 5
// bind t0: scene
// bind u0: structured float4[5] zero
// expect u0 within 1e-4: 0.0625 0.125 3 1   5 0 0 254   0.25 0.5 -1 0.125   0 0 1 8   0.25 0.5 -3 1

struct Payload
{
    float4 value[5];
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    RayDesc ray = { float3(0.25, 0.5, -1), 0.125, float3(0, 0, 1), 8 };
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_CULL_OPAQUE, 0xff, 0, 1, 0, ray, payload);
    for (uint i = 0; i < 5; i++)
        results[i] = payload.value[i];
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value[3].w = RayTCurrent();
    payload.value[4] = float4(WorldRayOrigin() - float3(0, 0, 2), WorldRayDirection().z);
}

[shader("anyhit")]
void judge(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value[0] = float4(hit.barycentrics, RayFlags() >> 6 | 1 | 2, PrimitiveIndex());
    payload.value[1] = float4(InstanceID(), InstanceIndex(), GeometryIndex(), HitKind() & 254);
    payload.value[2] = float4(WorldRayOrigin(), RayTMin());
    payload.value[3].xyz = WorldRayDirection();
    IgnoreHit();
}
