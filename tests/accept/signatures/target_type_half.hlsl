// -T ps_6_0 => dxil spirv
half main() : SV_Target { return (half)1; }
