// -T vs_6_4 => refused
float4 main(float4 v : SV_Target7) : SV_Position { return v.xxxx; } //~ 24: error: invalid semantic 'SV_Target' for vs 6.4
