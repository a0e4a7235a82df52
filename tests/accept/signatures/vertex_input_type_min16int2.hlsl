// -T vs_6_0 => dxil spirv
float4 main(min16int2 v : V) : SV_Position { return (float)v.x; }
