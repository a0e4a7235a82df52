// -T ps_6_6 -E main -HV 2021 => dxil spirv
StructuredBuffer<float> x0 : register(t2);
StructuredBuffer<float> x1 : register(t);
StructuredBuffer<float> x2 : register(space2);
StructuredBuffer<float> x3 : register(t0, space1);
float4 main() : SV_Target { return 1; }
