// -T ps_6_0 -E main => dxil spirv
struct Material { Texture2D<float4> albedo; Texture2D<float4> normal; SamplerState s; float4 sample(float2 uv) { return albedo.Sample(s, uv); } };
Texture2D<float4> A[3] : register(t0); Texture2D<float4> N[3] : register(t3); SamplerState S[2] : register(s0); cbuffer C { uint idx; float4 tint; };
Material make(uint i, SamplerState s) { Material m; m.albedo = A[NonUniformResourceIndex(i)]; m.normal = N[i]; m.s = s; return m; }
float4 shade(Material m, float2 uv) { float3 n = m.normal.SampleLevel(m.s, uv, 0).xyz; return m.sample(uv) * float4(n, 1) * tint; }
void both(Texture2D<float4> t[3], SamplerState s, float2 uv, out float4 r[2]) { r[0] = t[0].Sample(s, uv); r[1] = t[2].SampleBias(s, uv, 1); }
float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target { Material m = make(i, S[0]); float4 r[2]; both(A, S[1], uv, r); return shade(m, uv) + r[0] * r[1] + shade(make(1, S[1]), uv.yx); }
