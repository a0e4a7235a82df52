// -T ps_6_0 -E main => refused
struct S { float a; } static s; //~ 22: error: expected ';' after struct
float4 main() : SV_Target { return 1; }
