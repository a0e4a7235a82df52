// -T vs_6_0 => dxil spirv
float4 main(nointerpolation float4 c : C) : SV_Position { return c; }
