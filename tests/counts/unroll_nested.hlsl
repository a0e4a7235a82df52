// -T ps_6_0 -E main
// Nested loops that ask to be unrolled, with variables declared ahead of them.
Texture2D<float4> color;
SamplerState linear_sampler;
cbuffer Frame { float2 texel; };

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 sum = 0;
    float total = 0;
    int x, y;
    [unroll]
    for (y = -2; y <= 2; ++y) {
        [unroll]
        for (x = -2; x <= 2; ++x) {
            float weight = exp(-0.5 * (x * x + y * y));
            sum += color.Sample(linear_sampler, uv + float2(x, y) * texel) * weight;
            total += weight;
        }
    }
    return sum / total;
}
