// -T ps_6_4 => dxil spirv
void main(out float v : SV_DepthLessEqual) { v = (float)1; }
