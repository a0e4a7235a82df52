// -T ps_6_7 => refused
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.CalculateLevelOfDetail(s, uv) + t.CalculateLevelOfDetailUnclamped(s, uv); } //~ 50: error: overload of intrinsic CalculateLevelOfDetail with SamplerComparisonState requires shader model 6.8 or greater [-Whlsl-availability]
