// -T ps_6_6 -E main -HV 2021 => dxil spirv
Texture2D x0() : register(t2);
Texture2D x1() : register(S3);
Texture2D x2() : register(t);
Texture2D x3() : register(space2);
float4 main() : SV_Target { return 1; }
