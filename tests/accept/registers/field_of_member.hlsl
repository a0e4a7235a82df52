// -T ps_6_6 -E main -HV 2021 => refused
struct T { float a : register(c1); }; cbuffer C { T t; } //~ 22: error: location semantics cannot be specified on members.
float4 main() : SV_Target { return 1; }
