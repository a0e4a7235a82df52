// -T ps_6_6 -E main -HV 2021 => dxil
// except spirv: DXC dies of it
SamplerState x0 : register(t2);
SamplerState x1 : register(S3);
SamplerState x2 : register(t);
SamplerState x3 : register(space2);
SamplerState x4 : register(s0, space1);
float4 main() : SV_Target { return 1; }
