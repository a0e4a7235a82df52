// -T ps_6_6 -E main -HV 2021 => refused
struct S_x0 { Texture2D a; }; S_x0 x0 : register(v7); //~ 50: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }
