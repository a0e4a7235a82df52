// -T ps_6_4
void main(out uint v : SV_RenderTargetArrayIndex) { v = (uint)1; }
