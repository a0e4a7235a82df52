// -T ps_6_0 -E main => refused
[earlydepthstencil] void x; //~ 2: error: attribute is valid only on functions
float4 main() : SV_Target { return 1; }
