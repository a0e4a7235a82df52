// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return mutable; } //~ 36: error: expected expression
