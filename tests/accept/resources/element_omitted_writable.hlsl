// -T ps_6_0 => refused
RWTexture2D<> t; //~ 1: error: too few template arguments for class template 'RWTexture2D'
float4 main() : SV_Target { return 1; }
