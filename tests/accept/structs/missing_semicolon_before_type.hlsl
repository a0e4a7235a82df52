// -T ps_6_0 -E main => refused
struct S { float a; } float4 main() : SV_Target { return 1; } //~ 22: error: expected ';' after struct
