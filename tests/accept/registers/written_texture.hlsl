// -T ps_6_6 -E main -HV 2021 => dxil spirv
RWTexture2D<float> x0 : register(u4);
RWTexture2D<float> x1 : register(space2);
float4 main() : SV_Target { return 1; }
