// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out uint v : SV_PrimitiveID) { p = 1; v = (uint)1; } //~ 52: error: invalid semantic 'SV_PrimitiveID' for vs 6.4
