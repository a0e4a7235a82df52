// -T ps_6_6 -E main -HV 2021 => refused
struct x0 { static const float a : register(v7) = 1; }; //~ 45: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }
