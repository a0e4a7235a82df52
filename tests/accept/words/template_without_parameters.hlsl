// -T ps_6_0 -E main => refused
template |= int N> float f() { return 1; } //~ 10: error: expected unqualified-id
float4 main() : SV_Target { return 1; }
