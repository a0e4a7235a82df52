// -T ps_6_0 -E main
// A loop that asks to be unrolled, 16 iterations of some size.
Texture2D<float4> color;
SamplerState linear_sampler;
cbuffer Frame { float2 texel; float4 weights[16]; };

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 sum = 0;
    [unroll]
    for (int i = 0; i < 16; ++i) {
        float2 offset = weights[i].xy * texel;
        float4 near = color.Sample(linear_sampler, uv + offset);
        float4 far = color.Sample(linear_sampler, uv - offset * 2);
        sum += lerp(near, far, saturate(weights[i].z)) * weights[i].w;
    }
    return sum;
}
