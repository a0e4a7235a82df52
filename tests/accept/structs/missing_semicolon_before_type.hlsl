// -T ps_6_0 -E main
struct S { float a; } float4 main() : SV_Target { return 1; }
