// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct x0 { float a : register(b1); };
struct x1 { float a : register(c5); };
struct x2 { float a : register(i6); };
struct x3 { float a : register(space2); };
struct x4 { float a : register(c0, space1); };
float4 main() : SV_Target { return 1; }
