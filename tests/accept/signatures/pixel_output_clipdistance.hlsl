// -T ps_6_4
void main(out float4 v : SV_ClipDistance) { v = (float4)1; }
