// -T ps_6_7 -E main => dxil spirv
Texture2D t;
SamplerComparisonState s;
float f(float2 u) { return t.CalculateLevelOfDetail(s, u); }
float4 main() : SV_Target { return 1; }
