// A pixel shader with switches, as a build compiles it under every combination of them.
// SHADOWS 0 or 1, FILTER 0 to 3 (with shadows), FOG 0 or 1, FOG_MODE 0 to 3 (with fog), LIGHTS 1 to 4.

struct Light {
    float3 position;
    float range;
    float3 color;
    float spot;
};

cbuffer Frame : register(b0) {
    float4x4 to_shadow;
    float3 eye;
    float fog_density;
    float4 fog_color;
    float4 shadow_texel;
    Light lights[4];
};

Texture2D albedo : register(t0);
Texture2D normals : register(t1);
Texture2D<float> shadow_map : register(t2);
SamplerState linear_sampler : register(s0);
SamplerComparisonState shadow_sampler : register(s1);

struct Input {
    float4 position : SV_Position;
    float3 world : WORLD;
    float3 normal : NORMAL;
    float2 uv : TEXCOORD;
};

#if SHADOWS
float shadow(float3 world) {
    float4 p = mul(to_shadow, float4(world, 1));
    float3 at = p.xyz / p.w;
#if FILTER == 0
    return shadow_map.SampleCmpLevelZero(shadow_sampler, at.xy, at.z);
#elif FILTER == 1
    float sum = 0;
    [unroll] for (int i = 0; i < 4; i++) {
        float2 offset = float2(i & 1, i >> 1) - 0.5;
        sum += shadow_map.SampleCmpLevelZero(shadow_sampler, at.xy + offset * shadow_texel.xy, at.z);
    }
    return sum / 4;
#else
    float sum = 0;
    [loop] for (int y = -FILTER; y <= FILTER; y++)
        [loop] for (int x = -FILTER; x <= FILTER; x++)
            sum += shadow_map.SampleCmpLevelZero(shadow_sampler, at.xy + float2(x, y) * shadow_texel.xy, at.z);
    return sum / ((2 * FILTER + 1) * (2 * FILTER + 1));
#endif
}
#endif

#if FOG
float3 fogged(float3 color, float depth) {
#if FOG_MODE == 0
    float amount = saturate(depth * fog_density);
#elif FOG_MODE == 1
    float amount = 1 - exp(-depth * fog_density);
#elif FOG_MODE == 2
    float amount = 1 - exp(-depth * depth * fog_density * fog_density);
#else
    float amount = smoothstep(0, 1, depth * fog_density);
#endif
    return lerp(color, fog_color.rgb, amount);
}
#endif

float3 lit(Light light, float3 world, float3 n, float3 v, float3 base) {
    float3 to = light.position - world;
    float distance = length(to);
    float3 l = to / distance;
    float3 h = normalize(l + v);
    float fall = saturate(1 - distance / light.range);
    float3 diffuse = base * saturate(dot(n, l));
    float specular = pow(saturate(dot(n, h)), 32) * light.spot;
    return (diffuse + specular) * light.color * fall * fall;
}

float4 main(Input input) : SV_Target {
    float4 base = albedo.Sample(linear_sampler, input.uv);
    float3 detail = normals.Sample(linear_sampler, input.uv).xyz * 2 - 1;
    float3 n = normalize(input.normal + detail * 0.5);
    float3 v = normalize(eye - input.world);
    float3 color = 0;
    [unroll] for (int i = 0; i < LIGHTS; i++)
        color += lit(lights[i], input.world, n, v, base.rgb);
#if SHADOWS
    color *= shadow(input.world);
#endif
#if FOG
    color = fogged(color, input.position.w);
#endif
    return float4(color, base.a);
}
