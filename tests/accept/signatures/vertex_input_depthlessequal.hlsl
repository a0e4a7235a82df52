// -T vs_6_4 => refused
float4 main(float v : SV_DepthLessEqual) : SV_Position { return v.xxxx; } //~ 23: error: invalid semantic 'SV_DepthLessEqual' for vs 6.4
