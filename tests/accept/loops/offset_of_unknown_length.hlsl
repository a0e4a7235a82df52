// -T ps_6_0 -E main => refused
Texture2D t;
SamplerState s;
float4 main(float2 at : AT, int n : N) : SV_Target
{
    float4 sum = 0;
    for (int i = 0; i < n; i++)
        sum += t.SampleLevel(s, at, 0, int2(i, 0)); //~ 16: error: Offsets to texture access operations must be immediate values. Unrolling the loop containing the offset value manually and using -O3 may help in some cases.
    return sum;
}
