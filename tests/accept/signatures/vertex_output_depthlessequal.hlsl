// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out float v : SV_DepthLessEqual) { p = 1; v = (float)1; } //~ 53: error: invalid semantic 'SV_DepthLessEqual' for vs 6.4
