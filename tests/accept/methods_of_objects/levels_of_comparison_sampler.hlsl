// -T ps_6_8 -E main => dxil spirv
Texture2D t; SamplerComparisonState s;
float4 main(float4 u : U) : SV_Target { return t.CalculateLevelOfDetail(s,u.xy)+t.CalculateLevelOfDetailUnclamped(s, u.xy); }
