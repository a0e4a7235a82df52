// -T vs_6_4
void main(out float4 p : SV_Position, out bool v : SV_IsFrontFace) { p = 1; v = (bool)1; }
