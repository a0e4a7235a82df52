// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4 x0(Texture2D x : register(t2)) { return 1; }
float4 x1(Texture2D x : register(S3)) { return 1; }
float4 x2(Texture2D x : register(t)) { return 1; }
float4 x3(Texture2D x : register(space2)) { return 1; }
float4 main() : SV_Target { return 1; }
