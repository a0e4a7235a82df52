// -T ps_6_6 -E main -HV 2021 => dxil spirv
tbuffer x0 : register(t2) { int a_x0; }
tbuffer x1 : register(t) { int a_x1; }
tbuffer x2 : register(space2) { int a_x2; }
tbuffer x3 : register(t0, space1) { int a_x3; }
float4 main() : SV_Target { return 1; }
