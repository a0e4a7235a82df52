// -T ps_6_6 -E main -HV 2021 => refused
enum E_x0 { A_x0 }; E_x0 x0 : register(space2); //~ 31: error: register space cannot be specified on global constants.
float4 main() : SV_Target { return 1; }
