// -T ps_6_0 => dxil spirv
uint4 main() : SV_Target { return (uint4)1; }
