// -T ps_6_4 => dxil spirv
void main(out uint v : SV_Coverage) { v = (uint)1; }
