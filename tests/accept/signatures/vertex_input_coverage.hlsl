// -T vs_6_4
float4 main(uint v : SV_Coverage) : SV_Position { return v.xxxx; }
