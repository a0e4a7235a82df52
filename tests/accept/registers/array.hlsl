// -T ps_6_6 -E main -HV 2021 => dxil spirv
int x0[3][2] : register(b1);
int x1[3][2] : register(c5);
int x2[3][2] : register(i6);
float4 main() : SV_Target { return 1; }
