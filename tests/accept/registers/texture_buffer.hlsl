// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct S_x0 { float a; }; TextureBuffer<S_x0> x0 : register(t2);
struct S_x1 { float a; }; TextureBuffer<S_x1> x1 : register(t);
struct S_x2 { float a; }; TextureBuffer<S_x2> x2 : register(space2);
float4 main() : SV_Target { return 1; }
