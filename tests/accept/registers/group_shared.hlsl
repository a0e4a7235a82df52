// -T ps_6_6 -E main -HV 2021 => dxil spirv
groupshared float x0 : register(b1);
groupshared float x1 : register(c5);
groupshared float x2 : register(i6);
groupshared float x3 : register(space2);
groupshared float x4 : register(c0, space1);
float4 main() : SV_Target { return 1; }
