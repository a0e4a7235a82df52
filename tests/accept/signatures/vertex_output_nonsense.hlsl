// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out float4 v : SV_Nonsense) { p = 1; v = (float4)1; } //~ 54: error: invalid semantic 'SV_Nonsense' for vs 6.4
