// -T ps_6_0 => dxil spirv
bool main() : SV_Target { return (bool)1; }
