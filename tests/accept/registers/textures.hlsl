// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
Texture2DMS<float> x0[2] : register(t2);
Texture2DMS<float> x1[2] : register(S3);
Texture2DMS<float> x2[2] : register(t);
Texture2DMS<float> x3[2] : register(space2);
Texture2DMS<float> x4[2] : register(t0, space1);
float4 main() : SV_Target { return 1; }
