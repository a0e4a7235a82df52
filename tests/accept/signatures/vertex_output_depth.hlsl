// -T vs_6_4
void main(out float4 p : SV_Position, out float v : SV_Depth) { p = 1; v = (float)1; }
