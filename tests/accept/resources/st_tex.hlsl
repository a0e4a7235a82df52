// -T ps_6_0 -E main => dxil spirv
Texture2D<float4> B; SamplerState S;
float4 main(float2 uv : UV) : SV_Target { uint s; float4 r = B.Sample(S, uv, int2(0,0), 0.5, s); r += B.Load(int3(0,0,0), int2(0,0), s); if (CheckAccessFullyMapped(s)) r += 1; return r; }
