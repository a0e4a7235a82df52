// -T ps_6_0 => refused
struct S { export float a; }; //~ 12: error: 'export' is not a valid modifier for a field
float4 main() : SV_Target { return 1; }
