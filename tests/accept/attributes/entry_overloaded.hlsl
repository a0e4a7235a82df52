// -T ps_6_0 -E main => refused
float4 main(int x : X) : SV_Target { return 0; }
float4 main() : SV_Target { return foo; } //~ 8: error: conflicting types for 'main'
