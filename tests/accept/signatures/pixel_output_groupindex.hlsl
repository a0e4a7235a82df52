// -T ps_6_4
void main(out uint v : SV_GroupIndex) { v = (uint)1; }
