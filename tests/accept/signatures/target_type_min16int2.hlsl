// -T ps_6_0 => dxil spirv
min16int2 main() : SV_Target { return (min16int2)1; }
