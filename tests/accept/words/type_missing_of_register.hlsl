// -T ps_6_0 -E main => refused
x : register(t0); //~ 1: error: unknown type name 'x'
float4 main() : SV_Target { return 1; }
