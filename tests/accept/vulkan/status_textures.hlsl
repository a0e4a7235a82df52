// -T ps_6_0 -spirv => spirv
Texture2D t; SamplerState s; SamplerComparisonState sc; Texture2D<uint4> ut; RWTexture2D<float4> rw; Buffer<float4> bu; ByteAddressBuffer ba; StructuredBuffer<float4> sb;
float4 main(float2 u : U) : SV_Target { uint st, st2, st3, st4,st5,st6; float4 r = t.Gather(s, u, int2(0,0), st); r += t.GatherRed(s, u, int2(0,0), st2); r+= t.GatherCmp(sc, u, 0.5, int2(0,0), st3); r += ut.Load(int3(0,0,0), int2(0,0), st4); r+= t.SampleLevel(s,u,0,int2(0,0),st5); r += t.SampleCmp(sc,u,0.5,int2(0,0),0,st6);
 return CheckAccessFullyMapped(st) && CheckAccessFullyMapped(st2) && CheckAccessFullyMapped(st3) && CheckAccessFullyMapped(st4)&& CheckAccessFullyMapped(st5)&& CheckAccessFullyMapped(st6) ? r : 0; }
