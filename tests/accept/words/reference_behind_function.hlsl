// -T ps_6_0 -E main => refused
float f() && { return 1; } //~ 11: error: reference qualifiers on functions is unsupported in HLSL
float4 main() : SV_Target { return 1; }
