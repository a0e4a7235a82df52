// -T ps_6_6 -E main -HV 2021 => refused
RWTexture2D<float4, 2> x; //~ 1: error: too many template arguments for class template 'RWTexture2D'
float4 main() : SV_Target { return 1; }
