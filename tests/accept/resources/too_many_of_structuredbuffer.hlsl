// -T ps_6_6 -E main -HV 2021 => refused
StructuredBuffer<int, int> x; //~ 1: error: too many template arguments for class template 'StructuredBuffer'
float4 main() : SV_Target { return 1; }
