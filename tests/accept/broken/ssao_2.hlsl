// -T ps_6_0 -E PS => refused
struct VSOut VSOut { //~ 14: error: variable has incomplete type 'const struct VSOut'
float4 pos : SV_POSITION;
float2 uv : TEXCOORD;
float3 ray : TEXCOORD1;
};
cbuffer cb : register(b0) {
float4x4 Proj;
float4 Kernel[64];
float2 NoiseScale;
float Radius, Bias, Power;
int SampleCount;
}
Texture2D NormalTex : register(t0);
Texture2D<float> LinearDepth : register(t1);
Texture2D<float2> Noise : register(t2);
sampler PointClamp;
sampler PointWrap;
float3 ViewPos(float2 uv, float3 ray) {
return ray * LinearDepth.SampleLevel(PointClamp, uv, 0).r;
}
float3x3 Tbn(float3 n, float3 r) {
float3 t = normalize(r - n * dot(r, n));
return float3x3(t, cross(n, t), n);
}
float PS(VSOut i) : SV_Target {
  float3 p = ViewPos(i.uv, i.ray);
  float3 n = NormalTex.Sample(PointClamp, i.uv).xyz * 2 - 1;
  float3 r = float3(Noise.Sample(PointWrap, i.uv * NoiseScale), 0);
  float3x3 m = Tbn(n, r);
  float occ = 0;
  [loop]
  for (int s = 0;
s < SampleCount;
++s) {
    float3 sp = p + mul(Kernel[s].xyz, m) * Radius;
    float4 o = mul(Proj, float4(sp, 1));
    o.xy /= o.w;
o.xy = o.xy * float2(.5, -.5) + .5;
    if (any(o.xy < 0) || any(o.xy > 1)) continue;
    float d = LinearDepth.SampleLevel(PointClamp, o.xy, 0);
    float range = smoothstep(0., 1., Radius / abs(p.z - d));
    occ += (d >= sp.z + Bias ? 0. : 1.) * range;
  }
  occ = 1 - occ / SampleCount;
  return pow(occ, Power);
}
