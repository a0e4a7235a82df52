// -T ps_6_0 -E main => refused
float f(float a) { do { } while } //~ 33: error: expected '(' after 'do/while'
float4 main(uint i : I) : SV_Target { return 1; }
