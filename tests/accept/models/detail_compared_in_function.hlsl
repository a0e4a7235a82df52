// -T ps_6_7 -E main => refused
Texture2D t;
SamplerComparisonState s;
float f(float2 u) { return t.CalculateLevelOfDetail(s, u) + t.CalculateLevelOfDetailUnclamped(s, u); } //~ 28: error: overload of intrinsic CalculateLevelOfDetail with SamplerComparisonState requires shader model 6.8 or greater [-Whlsl-availability]
float4 main(float2 u : U) : SV_Target { return f(u) + f(2 * u); }
