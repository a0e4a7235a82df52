// -T ps_6_0 -E main -HV 2016 => dxil spirv
static const float a[4][3] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 };
Texture2D t[3];
cbuffer C { float k[5]; }
float4 main() : SV_Target
{
    float b[a.Length] = { 1, 2, 3, 4 }; //~ 15: warning: Length is deprecated [-Wdeprecated-declarations]
    uint sum = a[0].Length + t.Length + k.Length; //~ 21: warning: Length is deprecated [-Wdeprecated-declarations] //~ 32: warning: Length is deprecated [-Wdeprecated-declarations] //~ 43: warning: Length is deprecated [-Wdeprecated-declarations]
    for (uint i = 0; i < b.Length; i++) //~ 28: warning: Length is deprecated [-Wdeprecated-declarations]
        sum += b[i];
    return sum;
}
