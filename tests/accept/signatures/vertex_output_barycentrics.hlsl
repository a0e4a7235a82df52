// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out float3 v : SV_Barycentrics) { p = 1; v = (float3)1; } //~ 54: error: invalid semantic 'SV_Barycentrics' for vs 6.4
