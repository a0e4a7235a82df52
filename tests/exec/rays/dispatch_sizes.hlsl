// Each ray generation shader knows where it stands in a dispatch of three dimensions, and callable and miss shaders know too.
// raygeneration: start
// miss: sky
// callable: tell
// model: 6.3
// dispatch: 2 3 2
// bottom A: triangles 0 9 0 1 9 0 0 10 0
// instance: A
// bind t0: scene
// bind u0: structured float4[12] zero
// expect u0: 0 0 0 232   1 0 0 232   10 0 10 232   11 0 10 232   20 0 20 232   21 0 20 232
//            100 100 0 232   101 100 0 232   110 100 10 232   111 100 10 232   120 100 20 232   121 100 20 232

struct Payload
{
    float4 value;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint3 at = DispatchRaysIndex(), size = DispatchRaysDimensions();
    RayDesc ray = { float3(0.5, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload;
    payload.value = 0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    CallShader(0, payload);
    payload.value.x = at.x + at.y * 10 + at.z * 100;
    results[at.x + size.x * (at.y + size.y * at.z)] = payload.value;
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.value.y = DispatchRaysIndex().z * 100;
    payload.value.w = dot(DispatchRaysDimensions(), uint3(100, 10, 1));
}

[shader("callable")]
void tell(inout Payload payload)
{
    payload.value.z = DispatchRaysIndex().y * 10;
}
