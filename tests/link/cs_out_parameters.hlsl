// Results that come back through parameters, structures, matrices and arrays by their addresses.
// LINK: cs_6_6 main
// ALONE: its link leaves matrices
//--- main
struct Light { float3 color; float power; int flags[3]; };
void change(inout Light light, float3x3 m, out float sum);
float4x3 grow(float3x3 m);
ByteAddressBuffer input : register(t0);
RWByteAddressBuffer output : register(u0);
[shader("compute")]
[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Light light;
    light.color = asfloat(input.Load3(i * 16)) * 0.001;
    light.power = i;
    light.flags[0] = i;
    light.flags[1] = i * 3;
    light.flags[2] = -int(i);
    float3x3 m = { 1, 2, 3, i, 5, 6, 7, i, 9 };
    float sum;
    change(light, m, sum);
    float4x3 g = grow(m);
    output.Store3(i * 64, asuint(light.color));
    output.Store(i * 64 + 12, asuint(sum + light.power));
    output.Store3(i * 64 + 16, uint3(light.flags[0], light.flags[1], light.flags[2]));
    output.Store3(i * 64 + 32, asuint(g[3] + g[i & 3]));
}
//--- change
#ifndef ONE
struct Light { float3 color; float power; int flags[3]; };
#endif
export void change(inout Light light, float3x3 m, out float sum)
{
    light.color = mul(m, float3(light.power, 1, 2));
    sum = 0;
    for (int i = 0; i < 3; ++i) {
        sum += light.flags[i];
        light.flags[i] *= 2;
    }
    light.power += m[1][2];
}
export float4x3 grow(float3x3 m)
{
    float4x3 r;
    r[0] = m[0]; r[1] = m[1] * 2; r[2] = m[2] * 3; r[3] = m[0] + m[1];
    return r;
}
