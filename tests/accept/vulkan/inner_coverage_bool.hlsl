// -T ps_6_0 -E main -spirv => refused
float4 main(bool x : SV_InnerCoverage) : SV_Target { return x; } //~ 18: error: SV_InnerCoverage must be of uint type.
