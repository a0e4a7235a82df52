// -T ps_6_6 -E main -HV 2021 => dxil spirv
static const float x0 : register(b1) = 1;
static const float x1 : register(c5) = 1;
static const float x2 : register(i6) = 1;
static const float x3 : register(space2) = 1;
static const float x4 : register(c0, space1) = 1;
float4 main() : SV_Target { return 1; }
