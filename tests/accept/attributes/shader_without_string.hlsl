// -T ps_6_0 => refused
[shader(pixel)] float4 main() : SV_Target { return 1; } //~ 9: error: use of undeclared identifier 'pixel'
