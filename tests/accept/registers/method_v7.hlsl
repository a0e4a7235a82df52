// -T ps_6_6 -E main -HV 2021 => refused
struct x0 { float f() : register(v7) { return 1; } }; //~ 34: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }
