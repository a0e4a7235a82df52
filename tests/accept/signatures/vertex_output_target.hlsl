// -T vs_6_4
void main(out float4 p : SV_Position, out float4 v : SV_Target) { p = 1; v = (float4)1; }
