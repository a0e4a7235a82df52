// -T ps_6_0 => dxil spirv
int main() : SV_Target { return (int)1; }
