// -T ps_6_6 -E main -HV 2021 => refused
struct S { float x : packoffset(c1); }; //~ 22: error: packoffset is only allowed in a constant buffer
float4 main() : SV_Target { return 1; }
