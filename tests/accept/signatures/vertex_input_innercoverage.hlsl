// -T vs_6_4 => refused
float4 main(uint v : SV_InnerCoverage) : SV_Position { return v.xxxx; } //~ 22: error: invalid semantic 'SV_InnerCoverage' for vs 6.4
