// -T ps_6_0 -E main => refused
enum E { new }; //~ 10: error: expected identifier
float4 main() : SV_Target { return 1; }
