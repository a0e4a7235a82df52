// -T vs_6_4
float4 main(float v : SV_DepthLessEqual) : SV_Position { return v.xxxx; }
