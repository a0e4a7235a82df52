// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out bool v : SV_IsFrontFace) { p = 1; v = (bool)1; } //~ 52: error: invalid semantic 'SV_IsFrontFace' for vs 6.4
