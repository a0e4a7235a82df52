// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer x0 : register(b1) { int a_x0; }
cbuffer x1 : register(space2) { int a_x1; }
cbuffer x2 : register(b0, space1) { int a_x2; }
float4 main() : SV_Target { return 1; }
