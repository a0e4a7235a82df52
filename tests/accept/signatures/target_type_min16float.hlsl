// -T ps_6_0 => dxil spirv
min16float main() : SV_Target { return (min16float)1; }
