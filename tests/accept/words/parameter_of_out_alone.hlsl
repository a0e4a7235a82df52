// -T ps_6_0 -E main => refused
void give(float a, out) {} //~ 20: error: expected parameter declarator
float4 main() : SV_Target { return 0; }
