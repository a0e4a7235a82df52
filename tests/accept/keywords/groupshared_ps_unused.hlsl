// -T ps_6_0 -E main => dxil spirv
groupshared float x;
float4 main() : SV_Target { return 1; }
