// -T ps_6_8 -E main => dxil
Texture2D t; SamplerComparisonState s; SamplerState ss; TextureCubeArray tc; Texture2DArray ta; Texture1D t1;
float4 main(float4 u : U) : SV_Target { float r = t.SampleCmp(s,u.xy,u.z); r += t.SampleCmpLevelZero(s,u.xy,u.z,int2(1,1)); r += t.SampleCmpLevel(s,u.xy,u.z,2);  r += tc.SampleCmp(s,u,0.4); r += ta.SampleCmpLevel(s,u.xyz,0.3,1,int2(1,2)); r += t1.SampleCmp(s,u.x,0.5); r += t.CalculateLevelOfDetail(ss,u.xy)+t.CalculateLevelOfDetailUnclamped(ss,u.xy); return r; }
