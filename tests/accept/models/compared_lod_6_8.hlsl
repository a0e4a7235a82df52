// -T ps_6_8 => dxil spirv
Texture2D<float> t; SamplerComparisonState s;
float4 main(float2 uv : UV) : SV_Target { return t.CalculateLevelOfDetail(s, uv) + t.CalculateLevelOfDetailUnclamped(s, uv); }
