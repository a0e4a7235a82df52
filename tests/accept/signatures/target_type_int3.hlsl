// -T ps_6_0 => dxil spirv
int3 main() : SV_Target { return (int3)1; }
