// -T ps_6_4
void main(out uint3 v : SV_GroupThreadID) { v = (uint3)1; }
