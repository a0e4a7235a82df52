// -T ps_6_0 => dxil spirv
float3 main() : SV_Target { return (float3)1; }
