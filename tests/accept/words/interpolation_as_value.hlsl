// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return 1 + linear; } //~ 40: error: expected expression
