// -T ps_6_0 -E main => refused
void f(float a) { if (a) discard return; } //~ 33: error: expected ';' after expression
float4 main(uint i : I) : SV_Target { return 1; }
