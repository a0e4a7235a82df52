// -T ps_6_0 -E main
// What both sides of an `if` compute.
Texture2D<float4> colours : register(t0);
SamplerState linear_sampler : register(s0);

float4 main(float4 at : SV_Position, float3 normal : NORMAL, float3 light : LIGHT) : SV_Target
{
    float3 result;
    [branch]
    if (at.z > 0.5)
    {
        float3 n = normalize(normal);
        float d = saturate(dot(n, normalize(light)));
        result = colours.SampleLevel(linear_sampler, at.xy + 0.5, 0).rgb * d + pow(d, 8);
    }
    else
    {
        float3 n = normalize(normal);
        float d = saturate(dot(n, normalize(light)));
        result = colours.SampleLevel(linear_sampler, at.xy + 0.5, 3).bgr / (d + 1);
    }
    return float4(result, 1);
}
