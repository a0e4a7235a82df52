// -T cs_6_0 -E Advect => dxil spirv
#define KERNEL(name) [numthreads(16, 16, 1)] void name(int2 p : SV_DispatchThreadID, int2 l : SV_GroupThreadID, uint gi : SV_GroupIndex)
Texture2D<float2> U; Texture2D<float> P, D; RWTexture2D<float2> oU; RWTexture2D<float> oP; SamplerState s; cbuffer C { float2 texel; float dt, diss; int iters; };
groupshared float sp[18][18];
float2 u(int2 p) { return U.Load(int3(p, 0)); }
KERNEL(Advect) { float2 uv = (p + .5) * texel; oU[p] = U.SampleLevel(s, uv - dt * U.SampleLevel(s, uv, 0) * texel, 0) * diss; }
KERNEL(Divergence) { oP[p] = .5 * (u(p + int2(1, 0)).x - u(p - int2(1, 0)).x + u(p + int2(0, 1)).y - u(p - int2(0, 1)).y); }
KERNEL(Jacobi) { sp[l.y + 1][l.x + 1] = P[p]; if (l.x == 0) sp[l.y + 1][0] = P[p - int2(1, 0)]; GroupMemoryBarrierWithGroupSync(); float b = D[p]; for (int i = 0; i < iters; ++i) { float v = (sp[l.y][l.x + 1] + sp[l.y + 2][l.x + 1] + sp[l.y + 1][l.x] + sp[l.y + 1][l.x + 2] - b) * .25; GroupMemoryBarrierWithGroupSync(); sp[l.y + 1][l.x + 1] = v; GroupMemoryBarrierWithGroupSync(); } oP[p] = sp[l.y + 1][l.x + 1]; }
