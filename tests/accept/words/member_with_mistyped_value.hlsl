// -T ps_6_0 -E main => refused
struct S { float a == 2; }; //~ 19: error: expected ';' at end of declaration list
float4 main() : SV_Target { return 1; }
