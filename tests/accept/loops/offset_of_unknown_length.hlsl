// -T ps_6_0 -E main
Texture2D t;
SamplerState s;
float4 main(float2 at : AT, int n : N) : SV_Target
{
    float4 sum = 0;
    for (int i = 0; i < n; i++)
        sum += t.SampleLevel(s, at, 0, int2(i, 0));
    return sum;
}
