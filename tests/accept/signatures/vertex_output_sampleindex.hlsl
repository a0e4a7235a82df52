// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out uint v : SV_SampleIndex) { p = 1; v = (uint)1; } //~ 52: error: invalid semantic 'SV_SampleIndex' for vs 6.4
