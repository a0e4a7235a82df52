// -T ps_6_0 -E main => refused
float4 main() : SV_Target { return 4.e; } //~ 38: error: exponent has no digits
