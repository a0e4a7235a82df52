// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
struct S_x0 { float a; }; S_x0 x0 : register(b1);
struct S_x1 { float a; }; S_x1 x1 : register(t2);
struct S_x2 { float a; }; S_x2 x2 : register(S3);
struct S_x3 { float a; }; S_x3 x3 : register(u4);
struct S_x4 { float a; }; S_x4 x4 : register(c5);
struct S_x5 { float a; }; S_x5 x5 : register(i6);
struct S_x6 { float a; }; S_x6 x6 : register(t);
float4 main() : SV_Target { return 1; }
