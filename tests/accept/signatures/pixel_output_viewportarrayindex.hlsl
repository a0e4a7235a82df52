// -T ps_6_4
void main(out uint v : SV_ViewportArrayIndex) { v = (uint)1; }
