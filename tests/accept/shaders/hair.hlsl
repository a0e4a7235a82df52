// -T ps_6_0 -E main => dxil spirv
struct PSIn { float4 p : SV_Position; linear float4 t : TANGENT; noperspective float w : WIDTH; uint prim : SV_PrimitiveID; };
struct Frag { uint color, depth, cov; uint next; }; RWTexture2D<uint> head : register(u1); RWStructuredBuffer<Frag> list : register(u2); cbuffer C { float4 c; float2 res; float3 l, v; float a, b; };
float3 kajiya(float3 t, float3 l, float3 v) { float tl = dot(t, l), tv = dot(t, v); float sl = sqrt(1 - tl * tl), sv = sqrt(1 - tv * tv); return c.rgb * sl + pow(saturate(tl * tv + sl * sv), b); }
uint pack(float4 c) { uint4 u = uint4(saturate(c) * 255 + .5); return u.x | u.y << 8 | u.z << 16 | u.w << 24; }
[earlydepthstencil] void main(PSIn i) { float cov = saturate(i.w); if (cov < 1. / 255) return; uint n = list.IncrementCounter(); if (n >= 1000000) return; Frag f; f.color = pack(float4(kajiya(normalize(i.t.xyz), l, v), c.a)); f.depth = asuint(i.p.z); f.cov = f32tof16(cov); InterlockedExchange(head[i.p.xy], n, f.next); list[n] = f; }
