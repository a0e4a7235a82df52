// -T ps_6_4
void main(out uint v : SV_InnerCoverage) { v = (uint)1; }
