// -T ps_6_0 => dxil spirv
float main() : SV_Target { return (float)1; }
