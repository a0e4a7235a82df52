// -T vs_6_4 => dxil spirv
float4 main(float4 v : TEXCOORD) : SV_Position { return v.xxxx; }
