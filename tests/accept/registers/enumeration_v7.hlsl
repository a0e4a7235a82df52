// -T ps_6_6 -E main -HV 2021 => refused
enum E_x0 { A_x0 }; E_x0 x0 : register(v7); //~ 40: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }
