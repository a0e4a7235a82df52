// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct x0 { static const float a : register(b1) = 1; };
struct x1 { static const float a : register(c5) = 1; };
struct x2 { static const float a : register(i6) = 1; };
struct x3 { static const float a : register(space2) = 1; };
struct x4 { static const float a : register(c0, space1) = 1; };
float4 main() : SV_Target { return 1; }
