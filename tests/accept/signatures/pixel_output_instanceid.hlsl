// -T ps_6_4
void main(out uint v : SV_InstanceID) { v = (uint)1; }
