// -T ps_6_0 -E main -spirv => refused
float a = 2;
cbuffer C { float4 d = 3; }
float4 main(uint n : N) : SV_Target { return a * d * e; } //~ 54: error: use of undeclared identifier 'e'
