// -T ps_6_0 -E main => refused
float f(float packoffset) { return packoffset; } //~ 15: error: expected ')'
float4 main(float u : U) : SV_Target { return f(u); }
