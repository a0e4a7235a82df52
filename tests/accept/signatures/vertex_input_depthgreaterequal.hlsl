// -T vs_6_4
float4 main(float v : SV_DepthGreaterEqual) : SV_Position { return v.xxxx; }
