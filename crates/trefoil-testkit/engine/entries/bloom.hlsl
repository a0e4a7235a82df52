// One step down or up of a bloom chain.
#include "engine.hlsli"

struct Step
{
    Handle<Texture2D<float4> > source;
    Handle<RWTexture2D<float4> > target;
    float2 texel;
    float threshold;
    float mix;
};
ConstantBuffer<Step> step_ : register(b3);

#ifdef __spirv__
#define SOURCE heap_textures[step_.source.index]
#define TARGET heap_images[step_.target.index]
#else
#define SOURCE step_.source.get()
#define TARGET step_.target.get()
#endif

float4 fetch(float2 uv)
{
    return SOURCE.SampleLevel(linear_clamp, uv, 0);
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    float2 uv = (id + 0.5) * step_.texel;
    float2 t = step_.texel;
    RWTexture2D<float4> target = TARGET;
#if DOWN
    float4 sum = fetch(uv) * 0.125;
    [unroll] for (int y = -1; y <= 1; y++)
        [unroll] for (int x = -1; x <= 1; x++)
            sum += fetch(uv + float2(x, y) * t) * (x == 0 && y == 0 ? 0.125 : (x == 0 || y == 0) ? 0.125 : 0.0625);
    float light = luminance(sum.rgb);
    target[id] = sum * saturate(light - step_.threshold) / max(light, SMALL);
#else
    float4 sum = fetch(uv) * 4.0;
    sum += fetch(uv + t * float2(-1, 0)) * 2.0 + fetch(uv + t * float2(1, 0)) * 2.0;
    sum += fetch(uv + t * float2(0, -1)) * 2.0 + fetch(uv + t * float2(0, 1)) * 2.0;
    sum += fetch(uv + t) + fetch(uv - t) + fetch(uv + t * float2(1, -1)) + fetch(uv + t * float2(-1, 1));
    target[id] = lerp(target[id], sum / 16.0, step_.mix);
#endif
}
