// -T vs_6_4
void main(out float4 p : SV_Position, out uint3 v : SV_GroupThreadID) { p = 1; v = (uint3)1; }
