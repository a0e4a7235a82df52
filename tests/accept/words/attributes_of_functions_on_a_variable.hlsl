// -T ps_6_0 -E main => refused
[earlydepthstencil] [numthreads(1, 1, 1)] float4 x; //~ 22: error: attribute is valid only on functions
float4 main() : SV_Target { return 1; }
