// -T ps_6_0 -E main => dxil
Texture2D t;
static const int2 taps[3] = { int2(0, 0), int2(1, -1), int2(-1, 1) };
float4 main(float2 at : AT) : SV_Target
{
    float4 sum = 0;
    for (int i = 0; i < 3; i++)
        sum += t.Load(int3(at, 0), taps[i]);
    return sum;
}
