// -T ps_6_0 => dxil spirv
float2 main() : SV_Target { return (float2)1; }
