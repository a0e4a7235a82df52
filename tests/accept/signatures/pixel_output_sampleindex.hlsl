// -T ps_6_4
void main(out uint v : SV_SampleIndex) { v = (uint)1; }
