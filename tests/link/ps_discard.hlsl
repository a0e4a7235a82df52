// Derivatives and samples with gradients computed by another library, loops around them, attributes at run time.
// LINK: ps_6_6 main
//--- main
struct In { float4 pos : SV_Position; float4 c[3] : C; nointerpolation int i : I; centroid float2 uv : UV; };
float4 gather(float2 uv, float2 dx, float2 dy);
[shader("pixel")]
float4 main(In v, uint coverage : SV_Coverage) : SV_Target
{
    if (v.c[0].x < 0.1) discard;
    float4 r = v.c[uint(v.i) % 3];
    [loop] for (int i = 0; i < (v.i & 3); ++i)
        r += gather(v.uv * i, ddx(v.uv), ddy(v.uv));
    return r + EvaluateAttributeSnapped(v.uv, int2(1, 2)).xyxy + coverage;
}
//--- gather
Texture2D t; SamplerState s;
export float4 gather(float2 uv, float2 dx, float2 dy)
{
    return t.SampleGrad(s, uv, dx, dy, int2(1, -1)) + t.GatherRed(s, uv) + t.CalculateLevelOfDetail(s, uv);
}
