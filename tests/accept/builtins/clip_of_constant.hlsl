// -T vs_6_0 -E main => dxil
static const float2 positive = float2(1, 2);
float4 main() : SV_Position
{
    float y = 3;
    clip(y);
    clip(positive);
    return 1;
}
