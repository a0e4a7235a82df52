// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct P { float4 c; };
RaytracingAccelerationStructure scene : register(t0);
void trace()
{
    RayDesc r = { float3(0, 0, 0), 0, float3(0, 0, 1), 1 };
    P p = { float4(0, 0, 0, 0) };
    TraceRay(scene, RAY_FLAG_NONE, 255, 0, 1, 0, r, p);
    CallShader(0, p);
}
void hit()
{
    BuiltInTriangleIntersectionAttributes a = { float2(0, 1) };
    if (ReportHit(1.0, 0, a)) IgnoreHit();
    AcceptHitAndEndSearch();
}
uint3 ray() { return DispatchRaysIndex() + DispatchRaysDimensions() + HitKind() + InstanceID(); }
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = 1;
}
