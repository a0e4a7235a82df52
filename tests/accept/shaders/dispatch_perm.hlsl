// -T ps_6_6 -E ps -D USE_NORMAL=1 -D LIGHTS=3 => dxil
#if USE_NORMAL
#  define NORMAL(i) normalize((i).n * 2 - 1)
#else
#  define NORMAL(i) float3(0,0,1)
#endif
#define CAT_(a, b) a##b
#define CAT(a, b) CAT_(a, b)
#define STR(x) #x
#define FOR_EACH_LIGHT(F) F(0) F(1) F(2)
#define DECL(i) float4 CAT(lightPos, i); float4 CAT(lightCol, i);
#define EVAL(i) if (i < LIGHTS) acc += CAT(lightCol, i).rgb * saturate(dot(n, normalize(CAT(lightPos, i).xyz - p.w)));
cbuffer L : register(b3, space2) { FOR_EACH_LIGHT(DECL) uint texIdx; uint sampIdx; };
struct I { noperspective centroid float4 p : WPOS; float3 n : NRM; linear sample float2 uv : UV; bool ff : SV_IsFrontFace; uint cov : SV_Coverage; };
struct O { float4 c0 : SV_Target0; uint2 c1 : SV_Target2; float d : SV_DepthGreaterEqual; uint cov : SV_Coverage; };
O ps(in I i, uint s : SV_SampleIndex, float4 pos : SV_Position) { const float4 p = i.p; Texture2D<float4> t = ResourceDescriptorHeap[NonUniformResourceIndex(texIdx + s)]; SamplerState ss = SamplerDescriptorHeap[sampIdx]; float3 n = NORMAL(i) * (i.ff ? 1 : -1), acc = 0; FOR_EACH_LIGHT(EVAL) O o; o.c0 = t.Sample(ss, i.uv) * float4(acc, 1); o.c1 = uint2(asuint(acc.x), __LINE__); o.d = pos.z + 1e-4; o.cov = i.cov & 0x5; return o; }
