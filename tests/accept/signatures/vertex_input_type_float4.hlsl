// -T vs_6_0 => dxil spirv
float4 main(float4 v : V) : SV_Position { return (float)v.x; }
