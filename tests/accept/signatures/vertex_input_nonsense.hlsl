// -T vs_6_4 => refused
float4 main(float4 v : SV_Nonsense) : SV_Position { return v.xxxx; } //~ 24: error: invalid semantic 'SV_Nonsense' for vs 6.4
