// -T ps_6_0 -E main => dxil spirv
#define NUM_CASCADES 4
#define PI 3.14159265359f
#ifndef SHADOW_QUALITY
#define SHADOW_QUALITY 2
#endif
#if SHADOW_QUALITY == 0
static const uint kTaps = 1;
static const float2 kPoisson[kTaps] = {
float2(0, 0) };
#elif SHADOW_QUALITY >= 1
static const uint kTaps = 8;
static const float2 kPoisson[kTaps] = {
  {
-0.326f, -0.406f }, {
-0.840f, -0.074f }, {
-0.696f, 0.457f }, {
-0.203f, 0.621f },
  {
0.962f, -0.195f }, {
0.473f, -0.480f }, {
0.519f, 0.767f }, {
0.185f, -0.893f }
};
#endif
struct DirectionalLight {
float3 direction;
float intensity;
float3 color;
uint flags;
};
struct PointLight {
float3 positionWS;
float invRadius2;
half3 color;
half pad;
};
cbuffer PerFrame : register(b0) { //~ 9: warning: cannot mix packoffset elements with nonpackoffset elements in a cbuffer
  row_major float4x4 g_invViewProj;
  column_major float4x4 g_view;
  float4x4 g_shadow[NUM_CASCADES];
  float4 g_cascadeSplits : packoffset(c24);
  float3 g_eye : packoffset(c25);
  uint g_numLights : packoffset(c25.w);
};
cbuffer PerLight : register(b1) {
DirectionalLight g_sun;
};
Texture2D<float4> t_gbuf0 : register(t0);
Texture2D<float4> t_gbuf1 : register(t1);
Texture2D<float> t_depth : register(t2);
Texture2DArray<float> t_shadow : register(t3);
TextureCube<float4> t_env : register(t4);
StructuredBuffer<PointLight> t_lights : register(t5);
SamplerState s_point : register(s0), s_linear : register(s1);
SamplerComparisonState s_cmp : register(s2);
struct GBuffer {
float3 albedo;
float metalness;
float3 normal;
float roughness;
float ao;
};
float3 OctDecode(float2 e) {
  e = e * 2.0 - 1.0;
  float3 v = float3(e.xy, 1.0 - abs(e.x) - abs(e.y));
  float t = saturate(-v.z);
  v.xy += select(v.xy >= 0.0, -t.xx, t.xx);
  return normalize(v);
}
GBuffer LoadGBuffer(int2 p) {
  GBuffer g = (GBuffer)0;
  float4 a = t_gbuf0.Load(int3(p, 0)), b = t_gbuf1[p];
  g.albedo = pow(abs(a.rgb), 2.2);
g.metalness = a.a;
  g.normal = OctDecode(b.xy);
g.roughness = max(b.z, 0.04);
g.ao = b.w;
  return g;
}
float D_GGX(float NoH, float a) {
float a2 = a * a;
float f = (NoH * a2 - NoH) * NoH + 1;
return a2 / (PI * f * f);
}
float V_Smith(float NoV, float NoL, float a) {
  float a2 = a * a;
  float v = NoL * sqrt(NoV * NoV * (1 - a2) + a2), l = NoV * sqrt(NoL * NoL * (1 - a2) + a2);
  return 0.5 / max(v + l, 1e-5);
}
float3 F_Schlick(float3 f0, float u) {
return f0 + (1 - f0) * pow(1 - u, 5);
}
float Shadow(float3 ws, float viewZ, uint2 pix) {
  uint c = 0;
  [] for (uint i = 0;
i < NUM_CASCADES - 1;
++i) c += viewZ > g_cascadeSplits[i] ? 1 : 0;
  float4 sp = mul(float4(ws, 1), g_shadow[c]);
  sp.xyz /= sp.w;
  float s = 0;
float ang = frac(52.9829189 * frac(dot(float2(pix), float2(0.06711056, 0.00583715)))) * 2 * PI;
  float2x2 rot = {
cos(ang), -sin(ang), sin(ang), cos(ang) };
  [loop] for (uint k = 0;
k < kTaps;
k++) s += t_shadow.SampleCmpLevelZero(s_cmp, float3(sp.xy + mul(rot, kPoisson[k]) / 2048.0, c), sp.z);
  return s / kTaps;
}
void Accumulate(GBuffer g, float3 V, float3 L, float3 radiance, inout float3 diff, inout float3 spec) {
  float3 H = normalize(V + L);
  float NoL = saturate(dot(g.normal, L)), NoV = abs(dot(g.normal, V)) + 1e-5, NoH = saturate(dot(g.normal, H)), LoH = saturate(dot(L, H));
  float3 f0 = lerp(0.04, g.albedo, g.metalness);
  float a = g.roughness * g.roughness;
  float3 F = F_Schlick(f0, LoH);
  spec += radiance * NoL * D_GGX(NoH, a) * V_Smith(NoV, NoL, a) * F;
  diff += radiance * NoL * (1 - F) * (1 - g.metalness) * g.albedo / PI;
}
float4 main(in float4 svpos : SV_Position, in noperspective float2 uv : TEXCOORD0) : SV_Target0 {
  uint2 pix = svpos.xy;
  GBuffer g = LoadGBuffer(pix);
  float z = t_depth.SampleLevel(s_point, uv, 0);
  [branch] if (z == 0) discard;
  float4 ws4 = mul(float4(uv * float2(2, -2) + float2(-1, 1), z, 1), g_invViewProj);
  float3 ws = ws4.xyz / ws4.w;
  float viewZ = mul(g_view, float4(ws, 1)).z;
  float3 V = normalize(g_eye - ws), diff = 0, spec = 0.0.xxx;
  Accumulate(g, V, -g_sun.direction, g_sun.color * g_sun.intensity * Shadow(ws, viewZ, pix), diff, spec);
  for (uint i = 0;
i < g_numLights;
++i) {
    PointLight l = t_lights[i];
    float3 d = l.positionWS - ws;
float d2 = dot(d, d);
    float att = pow(saturate(1 - pow(d2 * l.invRadius2, 2)), 2) / (d2 + 1);
    if (att < 0.001) continue;
    Accumulate(g, V, d * rsqrt(d2), l.color * att, diff, spec);
  }
  uint w, h, mips;
t_env.GetDimensions(0, w, h, mips);
  spec += t_env.SampleLevel(s_linear, reflect(-V, g.normal), g.roughness * mips).rgb * g.ao;
  return float4(diff + spec, 1);
}
