// -T ps_6_0 => refused
struct S { indices float a; }; //~ 12: error: 'indices' is not a valid modifier for a field
float4 main() : SV_Target { return 1; }
