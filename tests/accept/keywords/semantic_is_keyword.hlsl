// -T ps_6_6 -E main -HV 2021 => refused
struct S { float x : struct; }; //~ 22: error: expected expression
float4 main() : SV_Target { return 1; }
