// -T ps_6_0 -E main => refused
static *x; //~ 8: error: pointers are unsupported in HLSL
float4 main() : SV_Target { return 1; }
