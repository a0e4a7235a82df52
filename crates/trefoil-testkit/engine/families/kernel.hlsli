// Kernel @N@: a filter over a neighbourhood of a texture.
#ifndef KERNEL@N@_RADIUS
#define KERNEL@N@_RADIUS (@A@ % 3 + 1)
#endif

template<typename T> T kernel@N@_weight(T distance2)
{
    return exp(-distance2 * (T)0.@B@) * (T)@C@.0;
}

float4 kernel@N@_filter(TextureHandle source, float2 uv, float2 texel)
{
    float4 sum = 0;
    float total = 0;
    for (int y = -KERNEL@N@_RADIUS; y <= KERNEL@N@_RADIUS; y++)
    {
        for (int x = -KERNEL@N@_RADIUS; x <= KERNEL@N@_RADIUS; x++)
        {
            float w = kernel@N@_weight<float>(x * x + y * y);
            sum += source.sample_level(linear_clamp, uv + float2(x, y) * texel, 0) * w;
            total += w;
        }
    }
    return sum / total;
}

float4 kernel@N@_bilateral(TextureHandle source, float2 uv, float2 texel, float depth)
{
    float4 centre = source.sample_level(point_clamp, uv, 0), sum = centre;
    float total = 1;
    [unroll] for (int i = 0; i < 4; i++)
    {
        float2 at = uv + rotate_2d(texel, HALF_PI * i + 0.@A@) * @B@.0;
        float4 c = source.sample_level(point_clamp, at, 0);
        float w = saturate(1.0 - abs(c.w - depth) * @C@.0) * kernel@N@_weight(dot(c.rgb - centre.rgb, c.rgb - centre.rgb));
        sum += c * w;
        total += w;
    }
    return sum / total;
}

