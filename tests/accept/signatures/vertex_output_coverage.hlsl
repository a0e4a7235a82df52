// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out uint v : SV_Coverage) { p = 1; v = (uint)1; } //~ 52: error: invalid semantic 'SV_Coverage' for vs 6.4
