// -T ps_6_6 -E main -HV 2021 => refused
cbuffer x0 : register(v7) { int a_x0; } //~ 23: error: register type is unsupported - available types are 'b', 'c', 'i', 's', 't', 'u'
float4 main() : SV_Target { return 1; }
