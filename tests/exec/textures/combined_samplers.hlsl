// Samplers that are textures too, as Direct3D 9 has them, where there is byte code of their time; elsewhere the same by textures.
// except dxc: it takes no -Gec for Vulkan
// args: -Gec
// vertex: vs
// pixel: ps
// bind t0: texture2d rgba32float 2x2 1 0 0 1 0 1 0 1 0 0 1 1 1 1 1 1
// bind t1: texture2d rgba32float 1x1 0.5 0 0 0
// bind s0: sampler point clamp
// bind s1: sampler point clamp
// target 0: rgba32float 2x2
// draw: 3
// expect target 0: 1.5 0 0.5 1.5 0.5 1 0.5 1.5 0.5 0 1.5 1.5 1.5 1 1.5 1.5

#if __SHADER_TARGET_MAJOR < 6
sampler2D colors = sampler_state { MinFilter = Point; };
sampler2D shade[1];

float4 lit(sampler2D of, float2 at)
{
    return tex2D(of, at);
}
#else
Texture2D color_texels : register(t0);
Texture2D shade_texels : register(t1);
SamplerState color_sampler : register(s0);
SamplerState shade_sampler : register(s1);
#define lit(of, at) color_texels.Sample(color_sampler, at)
#define tex2Dlod(of, at) shade_texels.SampleLevel(shade_sampler, (at).xy, (at).w)
#endif

float4 vs(uint id : SV_VertexID) : SV_Position
{
    return float4(id == 1 ? 3 : -1, id == 2 ? 3 : -1, 0, 1);
}

float4 ps(float4 place : SV_Position) : SV_Target
{
    return lit(colors, place.xy / 2) + tex2Dlod(shade[0], float4(0, 0, 0, 0)).x * float4(1, 0, 1, 1);
}
