// -T ps_6_0 -E main => refused
float4 main(x : A) : SV_Target { return 1; } //~ 13: error: unknown type name 'x'
