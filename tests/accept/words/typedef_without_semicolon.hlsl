// -T ps_6_0 -E main => refused
typedef int number //~ 19: error: expected ';' after top level declarator
float4 main() : SV_Target { return 0; }
