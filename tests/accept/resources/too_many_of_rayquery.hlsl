// -T ps_6_6 -E main -HV 2021 => refused
void f() { RayQuery<0, 0, 0> q; } //~ 12: error: too many template arguments for class template 'RayQuery'
float4 main() : SV_Target { return 1; }
