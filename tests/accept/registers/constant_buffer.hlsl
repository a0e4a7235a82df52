// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct S_x0 { float a; }; ConstantBuffer<S_x0> x0 : register(b1);
struct S_x1 { float a; }; ConstantBuffer<S_x1> x1 : register(space2);
float4 main() : SV_Target { return 1; }
