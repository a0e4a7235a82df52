// -T vs_6_4
void main(out float4 p : SV_Position, out uint v : SV_PrimitiveID) { p = 1; v = (uint)1; }
