// -T ps_6_4
void main(out float3 v : SV_Barycentrics) { v = (float3)1; }
