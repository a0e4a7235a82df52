// -T ps_6_6 -E main -HV 2021 => refused
struct S { float a; };
ConstantBuffer<S, 2> x; //~ 1: error: too many template arguments for class template 'ConstantBuffer'
float4 main() : SV_Target { return 1; }
