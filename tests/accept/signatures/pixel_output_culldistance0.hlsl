// -T ps_6_4
void main(out float v : SV_CullDistance0) { v = (float)1; }
