// -T ps_6_0 => refused
fxgroup Materials { technique11 T { } } //~ 1: error: unknown type name 'fxgroup'
float4 main() : SV_Target { return 1; }
