// -T ps_6_0 => dxil spirv
void main() { }
