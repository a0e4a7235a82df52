// -T ps_6_0 -E main -HV 2021 => refused
namespace M { } cbuffer C { using namespace M; float b; }; //~ 45: error: invalid decl inside cbuffer
float4 main(uint i : I) : SV_Target { return 1; }
