// -T ps_6_6 -E main -HV 2021 => refused
float4x4 x0 : register(space2); //~ 15: error: register space cannot be specified on global constants.
float4 main() : SV_Target { return 1; }
