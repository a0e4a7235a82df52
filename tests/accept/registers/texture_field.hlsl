// -T ps_6_6 -E main -HV 2021 => dxil spirv
struct x0 { Texture2D a : register(t2); };
struct x1 { Texture2D a : register(S3); };
struct x2 { Texture2D a : register(t); };
struct x3 { Texture2D a : register(space2); };
float4 main() : SV_Target { return 1; }
