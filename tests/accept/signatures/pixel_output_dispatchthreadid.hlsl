// -T ps_6_4
void main(out uint3 v : SV_DispatchThreadID) { v = (uint3)1; }
