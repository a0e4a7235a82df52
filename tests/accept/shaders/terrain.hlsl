// -T vs_6_0 -E VS => dxil spirv
struct In { uint2 p : POSITION; uint id : SV_InstanceID; }; struct Patch { float2 off; float scale; uint lod; };
tbuffer TB { Patch patches[64]; }; cbuffer C { float4x4 m; float4 eye; float2 hsize; float hscale; uint flags; }; Texture2D<float> height; SamplerState ss;
float h(float2 uv) { return height.SampleLevel(ss, uv, 0) * hscale; }
float3 normal(float2 uv, float e) { float4 o = float4(e, -e, 0, 0); float l = h(uv + o.yz), r = h(uv + o.xz), t = h(uv + o.zy), b = h(uv + o.zx); return normalize(float3(l - r, 2 * e, t - b)); }
void VS(in In i, out float4 pos : SV_Position, out float3 n : NORMAL0, out float2 uv : TEXCOORD0, out nointerpolation uint lod : LOD, out centroid float fog : FOG) {
  Patch p = patches[i.id]; float2 w = p.off + (float2)i.p * p.scale; float d = distance(eye.xz, w); float k = saturate(d * .01 - p.lod); float2 fr = frac(i.p * .5) * 2; w -= fr * p.scale * k; uv = w / hsize; float3 q = float3(w.x, h(uv), w.y); n = normal(uv, 1 / hsize.x); lod = p.lod; pos = mul(float4(q, 1), m); fog = 1 - exp(-d * .001); }
