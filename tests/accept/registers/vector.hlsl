// -T ps_6_6 -E main -HV 2021 => dxil spirv
half2 x0 : register(b1);
half2 x1 : register(c5);
half2 x2 : register(i6);
float4 main() : SV_Target { return 1; }
