// -T vs_6_4
float4 main(uint v : SV_InnerCoverage) : SV_Position { return v.xxxx; }
