// -T ps_6_6 -E main -HV 2021 => refused
RasterizerOrderedBuffer<uint, 1> x; //~ 1: error: too many template arguments for class template 'RasterizerOrderedBuffer'
float4 main() : SV_Target { return 1; }
