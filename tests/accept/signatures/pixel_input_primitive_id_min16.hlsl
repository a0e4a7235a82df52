// -T ps_6_6 -E main -HV 2021 => dxil spirv
float4 main(min16uint x : SV_PrimitiveID) : SV_Target { return x; }
