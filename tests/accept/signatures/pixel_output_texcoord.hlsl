// -T ps_6_4
void main(out float4 v : TEXCOORD) { v = (float4)1; }
