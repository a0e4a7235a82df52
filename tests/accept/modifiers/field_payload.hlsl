// -T ps_6_0 => refused
struct S { payload float a; }; //~ 12: error: 'payload' is not a valid modifier for a field
float4 main() : SV_Target { return 1; }
