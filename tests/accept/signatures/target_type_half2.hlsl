// -T ps_6_0 => dxil spirv
half2 main() : SV_Target { return (half2)1; }
