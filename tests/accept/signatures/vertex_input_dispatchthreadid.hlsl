// -T vs_6_4 => refused
float4 main(uint3 v : SV_DispatchThreadID) : SV_Position { return v.xxxx; } //~ 23: error: invalid semantic 'SV_DispatchThreadID' for vs 6.4
