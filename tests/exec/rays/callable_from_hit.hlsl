// Hit and miss shaders call callable shaders too, with parts of their payload.
// raygeneration: start
// miss: sky
// hits: shade
// callable: mix
// model: 6.3
// except dxc: DXC dies of a member of the payload that is an argument of CallShader.
// dispatch: 2
// bottom A: triangles 0 0 0 1 0 0 0 1 0
// instance: A
// bind t0: scene
// bind u0: structured float4[2] zero
// expect u0 within 1e-5: 3 6 9 1   20 20 20 2

struct Color
{
    float3 rgb;
    float scale;
};
struct Payload
{
    Color color;
    uint kind;
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void start()
{
    uint at = DispatchRaysIndex().x;
    RayDesc ray = { float3(at + 0.25, 0.5, -1), 0, float3(0, 0, 1), 100 };
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[at] = float4(payload.color.rgb, payload.kind);
}

[shader("miss")]
void sky(inout Payload payload)
{
    payload.kind = 2;
    Color color = { float3(4, 4, 4), 5 };
    CallShader(0, color);
    payload.color = color;
}

[shader("closesthit")]
void shade(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit)
{
    payload.kind = 1;
    payload.color.rgb = float3(1, 2, 3);
    payload.color.scale = 3;
    CallShader(0, payload.color);
}

[shader("callable")]
void mix(inout Color color)
{
    color.rgb *= color.scale;
}
