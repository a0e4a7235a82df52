// -T ps_6_0 => dxil spirv
float4 main() : SV_Target { return (float4)1; }
