// -T ps_6_4 => dxil spirv
void main(out float v : SV_DepthGreaterEqual) { v = (float)1; }
