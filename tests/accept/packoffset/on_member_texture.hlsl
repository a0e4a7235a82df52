// -T ps_6_6 -E main -HV 2021 => dxil spirv
cbuffer C { Texture2D x : packoffset(c1); }
float4 main() : SV_Target { return 1; }
