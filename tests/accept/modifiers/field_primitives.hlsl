// -T ps_6_0 => refused
struct S { primitives float a; }; //~ 12: error: 'primitives' is not a valid modifier for a field
float4 main() : SV_Target { return 1; }
