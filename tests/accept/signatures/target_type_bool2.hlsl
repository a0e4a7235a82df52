// -T ps_6_0 => dxil spirv
bool2 main() : SV_Target { return (bool2)1; }
