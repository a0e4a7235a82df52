// A domain shader.
// LINK: ds_6_6 ds
//--- main
struct P { float3 p : POSITION; };
struct C { float edges[4] : SV_TessFactor; float inside[2] : SV_InsideTessFactor; };
float3 blend(float3 a, float3 b, float t);
[shader("domain")]
[domain("quad")]
float4 ds(C c, float2 uv : SV_DomainLocation, const OutputPatch<P, 4> p) : SV_Position
{
    return float4(blend(blend(p[0].p, p[1].p, uv.x), blend(p[2].p, p[3].p, uv.x), uv.y), c.edges[2] + c.inside[1]);
}
//--- blend
export float3 blend(float3 a, float3 b, float t) { return lerp(a, b, smoothstep(0, 1, t)); }
