// -T ps_6_4
void main(out bool v : SV_IsFrontFace) { v = (bool)1; }
