// -T vs_6_4 => refused
void main(out float4 p : SV_Position, out uint3 v : SV_GroupID) { p = 1; v = (uint3)1; } //~ 53: error: invalid semantic 'SV_GroupID' for vs 6.4
