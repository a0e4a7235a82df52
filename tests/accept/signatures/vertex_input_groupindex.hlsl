// -T vs_6_4 => refused
float4 main(uint v : SV_GroupIndex) : SV_Position { return v.xxxx; } //~ 22: error: invalid semantic 'SV_GroupIndex' for vs 6.4
