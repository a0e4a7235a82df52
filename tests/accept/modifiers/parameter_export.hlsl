// -T ps_6_0 => refused
float g(export float x) { return x; } //~ 9: error: 'export' is not a valid modifier for a parameter
float4 main() : SV_Target { return 1; }
