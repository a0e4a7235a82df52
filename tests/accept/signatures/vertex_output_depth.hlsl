// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out float v : SV_Depth) { p = 1; v = (float)1; } //~ 53: error: invalid semantic 'SV_Depth' for vs 6.4
