// -T ps_6_0 -E main => dxil
Texture2D shadow;
SamplerComparisonState s;
float tap(float3 at, int2 by) { return shadow.SampleCmpLevelZero(s, at.xy, at.z, by); }
float4 main(float3 at : AT) : SV_Target
{
    float lit = 0;
    for (int y = -1; y <= 1; y++)
        for (int x = -1; x <= 1; x++)
            lit += shadow.SampleCmpLevelZero(s, at.xy, at.z, int2(x, y));
    for (int i = -2; i < 2; i++)
    {
        const int2 by = int2(i, -i);
        lit += tap(at, by);
    }
    return lit / 13;
}
