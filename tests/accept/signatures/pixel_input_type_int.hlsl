// -T ps_6_0 => dxil spirv
float4 main(nointerpolation int v : V) : SV_Target { return (float)v; }
