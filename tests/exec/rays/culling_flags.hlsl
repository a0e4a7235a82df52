// A triangle is seen from the front or from behind, by the order of its corners: rays may cull either, an instance may turn the
// order or forbid culling. HitKind tells the side.
// raygeneration: start
// miss: sky
// hits: shade
// model: 6.3
// dispatch: 4
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// bottom B: triangles 0 0 0 0 1 0 1 0 0
// instance: A
// instance: B at 1 0 0
// instance: A flip at 2 0 0
// instance: B uncull at 3 0 0
// bind t0: scene
// bind u0: structured float4[12] zero
// expect u0 within 1e-5: agree

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

static const uint flags[3] = {
    RAY_FLAG_NONE, RAY_FLAG_CULL_BACK_FACING_TRIANGLES, RAY_FLAG_CULL_FRONT_FACING_TRIANGLES
};

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    for (uint i = 0; i < 3; i++)
    {
        Payload payload;
        payload.value = 0;
        TraceRay(scene, flags[i], 0xff, 0, 1, 0, ray, payload);
        results[i * 4 + at] = payload.value;
    }
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.x = -1;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.value = float4(1, HitKind(), HitKind() == HIT_KIND_TRIANGLE_FRONT_FACE, RayFlags());
}
