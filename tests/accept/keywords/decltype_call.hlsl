// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return decltype(1)(0); } //~ 36: error: use of undeclared identifier 'decltype'
