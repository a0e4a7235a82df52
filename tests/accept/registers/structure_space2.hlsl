// -T ps_6_6 -E main -HV 2021 => refused
struct S_x0 { float a; }; S_x0 x0 : register(space2); //~ 37: error: register space cannot be specified on global constants.
float4 main() : SV_Target { return 1; }
