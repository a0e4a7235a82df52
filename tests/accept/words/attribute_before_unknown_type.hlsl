// -T ps_6_0 -E main => refused
[earlydepthstencil] foo x; //~ 21: error: unknown type name 'foo'
float4 main() : SV_Target { return 1; }
