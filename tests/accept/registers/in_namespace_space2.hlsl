// -T ps_6_6 -E main -HV 2021 => refused
namespace N_x0 { bool x0 : register(space2); } //~ 28: error: register space cannot be specified on global constants.
float4 main() : SV_Target { return 1; }
