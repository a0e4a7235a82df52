// -T vs_6_4 => dxil spirv
float4 main(float4 v : SV_Position) : SV_Position { return v.xxxx; }
