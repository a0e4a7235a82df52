// -T ps_6_0
void main(out float x : SV_Depth, out float y : SV_DepthGreaterEqual) { x = 1; y = 1; }
