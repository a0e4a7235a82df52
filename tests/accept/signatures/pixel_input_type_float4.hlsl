// -T ps_6_0 => dxil spirv
float4 main(nointerpolation float4 v : V) : SV_Target { return (float)v.x; }
