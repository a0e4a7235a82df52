// -T ps_6_0 -E main => dxil spirv
Texture2D<uint4> pageTable; Texture2DArray cache; SamplerState s; RWStructuredBuffer<uint> feedback; cbuffer VT { float4 p; uint2 sz; float bias; uint mask; };
float mip(float2 uv) { float2 dx = ddx(uv), dy = ddy(uv); return .5 * log2(max(dot(dx, dx), dot(dy, dy))); }
float4 sampleVT(float2 uv, float2 dx, float2 dy) { float l = clamp(floor(mip(uv * p.xy) + bias), 0, p.z); uint4 e = pageTable.Load(int3(uv * (sz >> uint(l)), l)); float sc = exp2(p.z - e.w); float2 o = frac(uv * sc) * p.w; return cache.SampleGrad(s, float3((float2(e.xy) + o), e.z), dx * sc, dy * sc, int2(0, 0)); }
float4 main(float4 sp : SV_Position, float2 uv : UV) : SV_Target { if (all((uint2(sp.xy) & mask) == 0)) { uint idx = uint(sp.y) / (mask + 1) * 64 + uint(sp.x) / (mask + 1); feedback[idx] = (uint)(uv.x * 255) | (uint)(uv.y * 255) << 8 | uint(max(0, mip(uv))) << 16; } return sampleVT(uv, ddx_fine(uv), ddy_coarse(uv)) + cache.CalculateLevelOfDetail(s, uv); }
