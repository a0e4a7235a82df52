// -T ps_6_0 => refused //~ error: Pixel Shader only allows one type of depth semantic to be declared.
void main(out float x : SV_Depth, out float y : SV_DepthGreaterEqual) { x = 1; y = 1; }
