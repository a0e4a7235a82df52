// -T ps_6_4
void main(out uint v : SV_ViewID) { v = (uint)1; }
