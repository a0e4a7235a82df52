// -T ps_6_6 -E main -HV 2021 => dxil spirv
enum E_x0 { A_x0 }; E_x0 x0 : register(b1);
enum E_x1 { A_x1 }; E_x1 x1 : register(t2);
enum E_x2 { A_x2 }; E_x2 x2 : register(S3);
enum E_x3 { A_x3 }; E_x3 x3 : register(u4);
enum E_x4 { A_x4 }; E_x4 x4 : register(c5);
enum E_x5 { A_x5 }; E_x5 x5 : register(i6);
enum E_x6 { A_x6 }; E_x6 x6 : register(t);
float4 main() : SV_Target { return 1; }
