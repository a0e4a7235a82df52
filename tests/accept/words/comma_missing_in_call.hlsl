// -T ps_6_0 -E main => refused
float f(float a, float b) { return a + b; } static float x = f(1 2); //~ 66: error: expected ')'
float4 main(uint i : I) : SV_Target { return 1; }
