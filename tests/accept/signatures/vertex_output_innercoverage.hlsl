// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out uint v : SV_InnerCoverage) { p = 1; v = (uint)1; } //~ 52: error: invalid semantic 'SV_InnerCoverage' for vs 6.4
