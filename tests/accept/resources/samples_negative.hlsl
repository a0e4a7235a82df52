// -T ps_6_6 -E main -HV 2021 => dxil spirv
Texture2DMS<float, -1> x;
float4 main() : SV_Target { return 1; }
