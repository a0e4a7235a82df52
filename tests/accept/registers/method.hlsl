// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct x0 { float f() : register(b1) { return 1; } };
struct x1 { float f() : register(c5) { return 1; } };
struct x2 { float f() : register(i6) { return 1; } };
struct x3 { float f() : register(space2) { return 1; } };
struct x4 { float f() : register(c0, space1) { return 1; } };
float4 main() : SV_Target { return 1; }
