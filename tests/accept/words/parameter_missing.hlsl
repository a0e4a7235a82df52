// -T ps_6_0 -E main => refused
float f(float a,) { return a; } //~ 17: error: expected parameter declarator
float4 main(uint i : I) : SV_Target { return 1; }
