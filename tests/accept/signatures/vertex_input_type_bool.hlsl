// -T vs_6_0 => dxil spirv
float4 main(bool v : V) : SV_Position { return (float)v; }
