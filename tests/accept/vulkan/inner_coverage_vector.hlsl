// -T ps_6_0 -E main -spirv => refused
float4 main(uint2 x : SV_InnerCoverage) : SV_Target { return x.x; } //~ 19: error: SV_InnerCoverage must be of uint type.
