// -T ps_6_0 -E main => refused
float4 f(&x) { return 1; } //~ 10: error: pointers are unsupported in HLSL
float4 main() : SV_Target { return 1; }
