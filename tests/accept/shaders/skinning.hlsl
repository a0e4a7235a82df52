// -T vs_6_0 -E VS => dxil spirv
#define MAX_BONES 128
struct VIn { float3 p : POSITION; float3 n : NORMAL; float4 t : TANGENT; float2 uv[2] : TEXCOORD; uint4 bi : BLENDINDICES; float4 bw : BLENDWEIGHT; uint vid : SV_VertexID; uint iid : SV_InstanceID; };
struct VOut { float4 pos : SV_Position; float3 n : NORMAL; float4 t : TANGENT; float4 uv : TEXCOORD0; nointerpolation uint mat : MATERIAL; float clip[2] : SV_ClipDistance; };
cbuffer Bones : register(b2) { float3x4 bones[MAX_BONES]; float3x4 prevBones[MAX_BONES]; };
cbuffer View : register(b1) { float4x4 vp; float4 clipPlanes[2]; float4 morphWeights[2]; };
StructuredBuffer<float3> morphDeltas : register(t0); Buffer<uint> matIds : register(t1); Texture2D<float4> vat : register(t2);
void Morph(uint vid, inout float3 p, inout float3 n) { [unroll] for (uint m = 0; m < 8; m++) { float w = morphWeights[m / 4][m % 4]; [branch] if (w != 0) { p += w * morphDeltas[(vid * 8 + m) * 2]; n += w * morphDeltas[(vid * 8 + m) * 2 + 1]; } } }
VOut VS(const VIn i) {
  VOut o; float3 p = i.p, n = i.n;
  Morph(i.vid, p, n);
  float3x4 m = bones[i.bi.x] * i.bw.x + bones[i.bi.y] * i.bw.y; m += bones[i.bi.z] * i.bw.z; m += bones[i.bi.w] * (1 - dot(i.bw.xyz, 1));
  float4 w = float4(mul(m, float4(p, 1)), 1); w.y += vat.Load(uint3(i.vid, 0, 0)).x;
  o.pos = mul(w, vp); o.n = normalize(mul((float3x3)m, n)); o.t = float4(mul((float3x3)m, i.t.xyz), i.t.w); o.uv = float4(i.uv[0], i.uv[1]); o.mat = matIds[i.iid];
  [unroll] for (int c = 0; c < 2; c++) o.clip[c] = dot(w, clipPlanes[c]);
  return o;
}
