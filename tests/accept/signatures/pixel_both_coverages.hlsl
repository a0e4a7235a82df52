// -T ps_6_0 -E main => refused
struct In { uint inner : SV_InnerCoverage; };
float4 main(uint all : SV_Coverage, In i) : SV_Target { return all + i.inner; } //~ 1: error: Pixel shader inputs SV_Coverage and SV_InnerCoverage are mutually exclusive.
