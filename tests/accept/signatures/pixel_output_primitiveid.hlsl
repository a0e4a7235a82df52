// -T ps_6_4
void main(out uint v : SV_PrimitiveID) { v = (uint)1; }
