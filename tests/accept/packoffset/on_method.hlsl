// -T ps_6_6 -E main -HV 2021 => refused
struct S { float f(float x : packoffset(c1)); }; //~ 30: error: packoffset is only allowed in a constant buffer
float4 main() : SV_Target { return 1; }
