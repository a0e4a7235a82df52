// -T vs_6_4 => refused
float4 main(float3 v : SV_Barycentrics) : SV_Position { return v.xxxx; } //~ 24: error: invalid semantic 'SV_Barycentrics' for vs 6.4
