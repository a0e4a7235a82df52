// -T ps_6_0 -E main => refused
struct S { const x : A; }; //~ 18: error: unknown type name 'x'
float4 main() : SV_Target { return 1; }
