// -T ps_6_0 -E main
Texture2D t;
SamplerState s;
float4 main(float2 at : AT) : SV_Target
{
    float4 sum = 0;
    [loop] for (int i = 0; i < 4; i++)
        sum += t.SampleLevel(s, at, 0, int2(i, 0));
    return sum;
}
