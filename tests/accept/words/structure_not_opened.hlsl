// -T ps_6_0 -E main => refused
struct S //~ 9: error: expected ';' after struct
^ float x; };
float4 main() : SV_Target { return 1; }
