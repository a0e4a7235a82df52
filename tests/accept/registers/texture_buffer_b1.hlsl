// -T ps_6_6 -E main -HV 2021 => refused
struct S_x0 { float a; }; TextureBuffer<S_x0> x0 : register(b1); //~ 52: error: invalid register specification, expected 't' binding
float4 main() : SV_Target { return 1; }
