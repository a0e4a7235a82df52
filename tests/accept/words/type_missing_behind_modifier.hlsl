// -T ps_6_0 -E main => refused
float4 main(nointerpolation in x : A) : SV_Target { return 1; } //~ 32: error: unknown type name 'x'
