// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return (sin)(1); } //~ 37: error: use of undeclared identifier 'sin'
