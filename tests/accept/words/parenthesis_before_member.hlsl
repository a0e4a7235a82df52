// -T ps_6_0 -E main => refused
struct S { float (1); }; //~ 19: error: expected member name or ';' after declaration specifiers
float4 main() : SV_Target { return 1; }
