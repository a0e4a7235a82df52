// -T ps_6_6 -E main -HV 2021 => refused
struct S_x0 { float a; }; ConstantBuffer<S_x0> x0 : register(t2); //~ 53: error: invalid register specification, expected 'b' binding
float4 main() : SV_Target { return 1; }
