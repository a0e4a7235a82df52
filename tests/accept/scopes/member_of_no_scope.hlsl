// -T ps_6_0 -E main => refused
float4 main(float4 a : A) : SV_Target { return a.xyz::x; } //~ 50: error: use of undeclared identifier 'xyz'
