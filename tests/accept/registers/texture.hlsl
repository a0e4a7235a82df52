// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
Texture2D x0 : register(t2);
Texture2D x1 : register(S3);
Texture2D x2 : register(t);
Texture2D x3 : register(space2);
Texture2D x4 : register(t0, space1);
float4 main() : SV_Target { return 1; }
