// -T ps_6_6 -E main -HV 2021 => refused
int x0[3][2] : register(space2); //~ 16: error: register space cannot be specified on global constants.
float4 main() : SV_Target { return 1; }
