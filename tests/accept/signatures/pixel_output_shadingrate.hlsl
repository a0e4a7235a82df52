// -T ps_6_4
void main(out uint v : SV_ShadingRate) { v = (uint)1; }
