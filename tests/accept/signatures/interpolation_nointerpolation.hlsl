// -T ps_6_0 => dxil spirv
float4 main(nointerpolation float4 c : C) : SV_Target { return c; }
