// -T ps_6_0 -E main => refused
float (float x) { return x; } //~ 8: error: expected unqualified-id
float4 main() : SV_Target { return 1; }
