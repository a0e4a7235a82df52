// -T vs_6_4 => dxil spirv
float4 main(uint v : SV_ViewportArrayIndex) : SV_Position { return v.xxxx; }
