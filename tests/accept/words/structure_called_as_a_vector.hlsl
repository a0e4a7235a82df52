// -T ps_6_0 -E main => refused
struct int2x2 { int a; }; //~ 8: error: definition of type 'int2x2' conflicts with typedef of the same name
float4 main() : SV_Target { return 0; }
