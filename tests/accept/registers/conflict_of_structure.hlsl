// -T ps_6_6 -E main -HV 2021 => refused
struct S { float a; }; S x : register(c0) : register(c5); //~ 30: error: conflicting register semantics
float4 main() : SV_Target { return 1; }
