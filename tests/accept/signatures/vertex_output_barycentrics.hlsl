// -T vs_6_4
void main(out float4 p : SV_Position, out float3 v : SV_Barycentrics) { p = 1; v = (float3)1; }
