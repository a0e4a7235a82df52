// -T ps_6_6 -E main -HV 2021 => dxil spirv
float x0 : register(b1);
float x1 : register(c5);
float x2 : register(i6);
float4 main() : SV_Target { return 1; }
