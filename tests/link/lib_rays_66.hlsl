// The same with annotated handles.
// LINK: lib_6_6
// LIB: lib_6_6
//--- shaders
struct Payload { float3 color; uint depth; };
struct Callee { float4 value; };
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
float3 shade(float2 uv, uint id);
RayDesc ray_of(uint2 pixel);
[shader("raygeneration")] void rays()
{
    Payload p = { 0, 0, 0, 0 };
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray_of(DispatchRaysIndex().xy), p);
    Callee c = { 1, 2, 3, 4 };
    CallShader(0, c);
    image[DispatchRaysIndex().xy] = float4(p.color, 1) + c.value;
}
[shader("closesthit")] void hit(inout Payload p, BuiltInTriangleIntersectionAttributes a)
{
    p.color += shade(a.barycentrics, InstanceID());
    p.depth++;
}
[shader("anyhit")] void any(inout Payload p, BuiltInTriangleIntersectionAttributes a)
{
    if (shade(a.barycentrics, 1).x < 0.5) IgnoreHit();
}
[shader("miss")] void miss(inout Payload p) { p.color = WorldRayDirection(); }
[shader("callable")] void call(inout Callee c) { c.value *= 2; }
[shader("intersection")] void intersect()
{
    BuiltInTriangleIntersectionAttributes a = { ObjectRayOrigin().xy };
    ReportHit(RayTCurrent() * 0.5, 1, a);
}
//--- shading
Texture2D<float4> textures[];
SamplerState s;
cbuffer Sun { float3 sun; float power; };
export float3 shade(float2 uv, uint id)
{
    return textures[NonUniformResourceIndex(id)].SampleLevel(s, uv, 0).rgb * sun * power;
}
//--- rays
export RayDesc ray_of(uint2 pixel)
{
    RayDesc r;
    r.Origin = float3(pixel, 0);
    r.Direction = float3(0, 0, 1);
    r.TMin = 0;
    r.TMax = 1000;
    return r;
}
